import { getAddress, isAddress } from 'viem'
import { InvalidDescriptionError } from '../errors.ts'
import { isRecord, readText } from './readText.ts'
import type { ClearField, ClearFormat } from './types.ts'

/** What fields of one file may refer to. */
export type Shared = {
  definitions: Record<string, unknown>
  enums: Record<string, unknown>
}

const FORMATS: ReadonlySet<string> = new Set<ClearFormat>([
  'raw',
  'amount',
  'tokenAmount',
  'nftName',
  'addressName',
  'date',
  'duration',
  'unit',
  'enum',
])
const DEFINITION = '$.display.definitions.'
const ENUM = '$.metadata.enums.'
const MOST_WORDS = 256

/** One field of a description. A format that is not known here leaves the value as it is. */
export function readField(
  given: Record<string, unknown>,
  prefix: string,
  { definitions, enums }: Shared,
): ClearField {
  const field = { ...lookUp(given.$ref, DEFINITION, definitions), ...given }
  const { params = {}, format = 'raw' } = field
  if (!isRecord(params) || typeof format !== 'string') {
    throw new InvalidDescriptionError('a field has a bad format')
  }
  const path = readText(field.path, 'path', 200)
  const known = {
    path: /^[@#$]/.test(path) ? path : `${prefix}${path}`,
    label: readText(field.label, 'label', 60),
  }
  // One of the set.
  const read = { ...known, format: (FORMATS.has(format) ? format : 'raw') as ClearFormat }
  switch (read.format) {
    case 'tokenAmount':
      return { ...read, ...readOf(params.tokenPath, params.token, prefix) }
    case 'nftName':
      return { ...read, ...readOf(params.collectionPath, params.collection, prefix) }
    case 'date':
      return { ...read, isBlock: params.encoding === 'blockheight' }
    case 'unit':
      return { ...read, ...readUnit(params) }
    case 'enum':
      return { ...read, words: readWords(lookUp(params.$ref, ENUM, enums)) }
    default:
      return read
  }
}

/** What a reference stands for; nothing, where there is none. */
function lookUp(
  reference: unknown,
  place: string,
  all: Record<string, unknown>,
): Record<string, unknown> {
  if (reference === undefined) return {}
  const name =
    typeof reference === 'string' && reference.startsWith(place)
      ? reference.slice(place.length)
      : undefined
  const found = name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
  if (!isRecord(found)) throw new InvalidDescriptionError('a reference leads nowhere')
  return found
}

function readOf(path: unknown, address: unknown, prefix: string): Pick<ClearField, 'of'> {
  if (path !== undefined) {
    const read = readText(path, 'params', 200)
    return { of: { path: /^[@#$]/.test(read) ? read : `${prefix}${read}` } }
  }
  if (address === undefined) return {}
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) {
    throw new InvalidDescriptionError('params has no address')
  }
  return { of: { address: getAddress(address) } }
}

function readUnit({ base, decimals = 0 }: Record<string, unknown>) {
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 77)
    throw new InvalidDescriptionError('params.decimals wants 0 to 77')
  return { base: readText(base, 'params.base', 12), decimals }
}

function readWords(found: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(found)
  if (entries.length > MOST_WORDS) throw new InvalidDescriptionError('too many words in an enum')
  return Object.fromEntries(entries.map(([key, word]) => [key, readText(word, 'enum', 60)]))
}
