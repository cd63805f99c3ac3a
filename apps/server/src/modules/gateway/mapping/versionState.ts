import type { SafeState } from '@countersign/gateway'

/** What new Safes are made with today. */
export const RECOMMENDED_VERSION = '1.4.1'

/** Whether a Safe's code is known, and new enough. */
export function versionState(
  version: string,
  isKnown: boolean,
): SafeState['implementationVersionState'] {
  const own = numbersOf(version)
  if (!isKnown || !own) return 'UNKNOWN'
  const wanted = numbersOf(RECOMMENDED_VERSION) ?? []
  for (const [index, number] of own.entries()) {
    const other = wanted[index] ?? 0
    if (number !== other) return number < other ? 'OUTDATED' : 'UP_TO_DATE'
  }
  return 'UP_TO_DATE'
}

function numbersOf(version: string): number[] | undefined {
  const match = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})(\+[\w.-]+)?$/.exec(version)
  return match?.slice(1, 4).map(Number)
}
