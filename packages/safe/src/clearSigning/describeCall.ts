import { type Address, isAddress, isAddressEqual } from 'viem'
import { parseFunction } from '../abi/parseFunction.ts'
import type { AbiFunction } from '../abi/types.ts'
import { type DecodedCall, decodeCall } from '../calls/decodeCall.ts'
import type { Call } from '../types.ts'
import { type Resolved, resolvePath } from './resolvePath.ts'
import type { ClearDescription, ClearField, DescribedField, DescribedValue } from './types.ts'

/** Why a description that is meant for a call is not used. */
export type DescriptionRefusal = 'twice' | 'otherFunction' | 'otherBytes' | 'badField'

export type CallDescription =
  | { status: 'none' }
  | { status: 'refused'; owner: string | null; why: DescriptionRefusal }
  | {
      status: 'described'
      owner: string | null
      intent: string
      /** The intent with values in it. */
      sentence: readonly (string | DescribedValue)[] | null
      fields: readonly DescribedField[]
      /** What the bytes say, by the description's own signature: to be shown beside its words. */
      decoding: DecodedCall
    }

type DescribedCall = Pick<Call, 'to' | 'value' | 'data'> & { chainId: number }

/**
 * Says a call in the words of whoever described its contract. The words are taken only if chain,
 * contract, selector and types are those of the call, the bytes are exactly what the signature says,
 * and every field leads to a value of the kind it wants; and every value is one of the bytes.
 */
export function describeCall(
  call: DescribedCall,
  descriptions: readonly ClearDescription[],
): CallDescription {
  const selector = call.data.slice(0, 10).toLowerCase()
  const meant = descriptions
    .filter(({ deployments }) => deployments.some((each) => isAt(each, call)))
    .flatMap(({ owner, functions }) =>
      functions.flatMap((one) => {
        const known = parseFunction(one.signature)
        return known.selector === selector ? [{ ...one, owner, known }] : []
      }),
    )
  const [first, ...others] = meant
  if (!first) return { status: 'none' }
  const { owner, known, intent, sentence, fields } = first
  const refuse = (why: DescriptionRefusal): CallDescription => ({ status: 'refused', owner, why })
  if (others.length > 0) return refuse('twice')
  const own = decodeCall(call.data)
  if (own.status === 'decoded' && own.signature !== known.signature) return refuse('otherFunction')
  const decoding = decodeCall(call.data, { functions: [first.signature] })
  if (decoding.status !== 'decoded' || decoding.trailing !== '0x') return refuse('otherBytes')
  if (decoding.signature !== known.signature) return refuse('otherFunction')

  const found = new Map<string, DescribedValue>()
  const described: DescribedField[] = []
  for (const field of fields) {
    const value = readValue(field, known, decoding, call)
    if (!value) return refuse('badField')
    found.set(field.path.replace(/^#\./, ''), value)
    described.push({ label: field.label, value })
  }
  const said = sentence === null ? null : interpolate(sentence, found)
  if (said === undefined) return refuse('badField')
  return { status: 'described', owner, intent, sentence: said, fields: described, decoding }
}

const isAt = (
  { chainId, address }: ClearDescription['deployments'][number],
  call: DescribedCall,
): boolean => chainId === call.chainId && isAddressEqual(address, call.to)

function find(
  path: string,
  { inputs }: AbiFunction,
  { parameters }: DecodedCall,
  call: DescribedCall,
): Resolved | null {
  if (path === '@.to') return { type: { kind: 'address' }, value: call.to }
  if (path === '@.value') return { type: { kind: 'uint', bits: 256 }, value: call.value }
  const values = parameters.map(({ value }) => value)
  return resolvePath(path, inputs, values)
}

function readValue(
  field: ClearField,
  known: AbiFunction,
  decoding: DecodedCall,
  call: DescribedCall,
): DescribedValue | null {
  const resolved = find(field.path, known, decoding, call)
  if (!resolved) return null
  const { value } = resolved
  const { format } = field
  if (format === 'raw') return { kind: 'raw', value }
  if (format === 'addressName') {
    return resolved.type.kind === 'address'
      ? { kind: 'addressName', value: toAddress(value) }
      : null
  }
  if (typeof value !== 'bigint') return null
  switch (format) {
    case 'tokenAmount':
    case 'nftName': {
      const of = holderOf(field, known, decoding, call)
      return of === undefined ? null : { kind: format, value, of }
    }
    case 'date':
      return { kind: field.isBlock ? 'block' : 'date', value }
    case 'unit':
      return { kind: 'unit', value, base: field.base ?? '', decimals: field.decimals ?? 0 }
    case 'enum': {
      const { words = {} } = field
      const word = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined
      // A value without a word is shown as it is.
      return word === undefined ? { kind: 'raw', value } : { kind: 'enum', value, word }
    }
    default:
      return { kind: format, value }
  }
}

/** Which token or collection; undefined, where the description points at something else. */
function holderOf(
  { of }: ClearField,
  known: AbiFunction,
  decoding: DecodedCall,
  call: DescribedCall,
): Address | null | undefined {
  if (!of) return null
  if ('address' in of) return of.address
  const resolved = find(of.path, known, decoding, call)
  return resolved?.type.kind === 'address' ? toAddress(resolved.value) : undefined
}

/** Of a value whose type is that of an address. */
const toAddress = (value: unknown): Address =>
  typeof value === 'string' && isAddress(value) ? value : '0x'

/** Puts values into a sentence; undefined where it names one that no field shows. */
function interpolate(
  sentence: string,
  found: ReadonlyMap<string, DescribedValue>,
): (string | DescribedValue)[] | undefined {
  const parts: (string | DescribedValue)[] = []
  for (const [index, part] of sentence.split(/\{([^{}]*)\}/).entries()) {
    if (index % 2 === 0) {
      if (part !== '') parts.push(part)
      continue
    }
    const value = found.get(part.replace(/^#\./, ''))
    if (value === undefined) return undefined
    parts.push(value)
  }
  return parts
}
