import { MalformedError } from '../../errors/errors.ts'

/** By what a list is ordered: one of these words, with a minus for the other way round. */
export function readOrder<Column extends string>(
  given: string | null | undefined,
  columns: Readonly<Record<string, Column>>,
  standard: string,
): { by: Column; direction: 'asc' | 'desc' } {
  const text = given ?? standard
  const by = Object.entries(columns).find(([name]) => name === text.replace(/^-/, ''))?.[1]
  if (by === undefined) throw new MalformedError('Ordering field is not valid')
  return { by, direction: text.startsWith('-') ? 'desc' : 'asc' }
}
