import type { TypedDataDefinition } from 'viem'
import { InvalidMessageError } from '../errors.ts'
import { boundTypedData } from './boundTypedData.ts'

type Field = { name: string; type: string }
type Values = Readonly<Record<string, unknown>>

/** Typed data (EIP-712) as a stranger sends it. */
export type StatedTypedData = {
  domain?: Values | undefined
  types: Readonly<Record<string, readonly Field[]>>
  /** Older clients leave it out: the outermost type is then the one that no other uses. */
  primaryType?: string | null | undefined
  message?: Values | undefined
}

export type SignedFields = {
  primaryType: string
  /** Only what is hashed, in the order in which it is. */
  domain: Values
  message: Values
  /** Where the stranger has put more: `message.note`, `domain.name`. Nobody signs that. */
  unsigned: readonly string[]
  /** The whole, with every type stated, as it is hashed. */
  typedData: TypedDataDefinition
}

/** The fields a domain may have by the standard, in its order. */
const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Which part of typed data is really signed: what its types declare, and nothing beside it. */
export function readSignedFields(stated: StatedTypedData): SignedFields {
  if (!isStruct(stated) || !isStruct(stated.types)) throw unreadable()
  boundTypedData(stated)
  const { domain = {}, message = {} } = stated
  if (!isStruct(domain) || !isStruct(message)) throw unreadable()
  const types: Record<string, readonly Field[]> = {
    EIP712Domain: domainFields.filter(({ name }) => isThere(domain, name)),
    ...stated.types,
  }
  const primaryType = stated.primaryType || outermostOf(types)

  const unsigned: string[] = []
  const read = (type: string, value: unknown, path: string): unknown => {
    if (Object.hasOwn(types, type)) return struct(type, value, path)
    if (!type.endsWith(']')) return value
    if (!Array.isArray(value)) throw unreadable()
    const of = type.slice(0, type.lastIndexOf('['))
    return value.map((item, index) => read(of, item, `${path}[${index}]`))
  }
  const struct = (type: string, value: unknown, path: string): Values => {
    const fields = types[type]
    if (!isStruct(value) || !Array.isArray(fields)) throw unreadable()
    const signed = new Map<string, unknown>()
    for (const { name, type } of fields as readonly Field[]) {
      if (!Object.hasOwn(value, name)) throw unreadable()
      signed.set(name, read(type, value[name], `${path}.${name}`))
    }
    for (const name of Object.keys(value)) {
      if (!signed.has(name) && !isAbsent(type, value[name])) unsigned.push(`${path}.${name}`)
    }
    return Object.fromEntries(signed)
  }

  const signedDomain = struct('EIP712Domain', domain, 'domain')
  // Of this type the standard hashes the domain alone.
  if (primaryType === 'EIP712Domain') {
    unsigned.push(...Object.keys(message).map((name) => `message.${name}`))
  }
  const signedMessage =
    primaryType === 'EIP712Domain' ? {} : struct(primaryType, message, 'message')
  // A stranger's: hashing checks every value, and throws when it is nothing that can be hashed.
  const typedData: unknown = { domain, types, primaryType, message }
  return {
    primaryType,
    domain: signedDomain,
    message: signedMessage,
    unsigned,
    typedData: typedData as TypedDataDefinition,
  }
}

function unreadable(): InvalidMessageError {
  return new InvalidMessageError('This typed data cannot be read.')
}

function isStruct(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isThere(domain: Values, name: string): boolean {
  return Object.hasOwn(domain, name) && domain[name] !== null && domain[name] !== undefined
}

/** A domain's field without a value is how many say that it has none. */
function isAbsent(type: string, value: unknown): boolean {
  return type === 'EIP712Domain' && (value === null || value === undefined)
}

function outermostOf(types: Readonly<Record<string, readonly Field[]>>): string {
  const used = new Set(
    Object.values(types).flatMap((fields) =>
      Array.isArray(fields) ? fields.map(({ type }) => String(type).replace(/\[.*$/, '')) : [],
    ),
  )
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain' && !used.has(name))
  const [only, ...others] = names
  if (only === undefined || others.length > 0) throw unreadable()
  return only
}
