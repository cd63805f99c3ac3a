import type { SafeTransaction } from '@countersign/safe'
import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, zeroAddress } from 'viem'

export type PastedTransaction = {
  transaction: SafeTransaction
  /** Where it is to be executed, as far as the text says. */
  safe: Address | null
  chainId: number | null
  version: string | null
}

export type PastedResult =
  | { status: 'read'; pasted: PastedTransaction }
  | { status: 'noJson' }
  /** The field that is missing or wrong. */
  | { status: 'bad'; field: string }

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false })),
  v.transform((text): Address => getAddress(text)),
)
const integer = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^(\d{1,78}|0x[0-9a-f]{1,64})$/i)),
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ]),
  v.transform((value): bigint => BigInt(value)),
)
const bytes = v.pipe(
  v.string(),
  v.regex(/^0x([0-9a-f]{2})*$/i),
  v.transform((text) => text.toLowerCase() as Hex), // the pattern says so
)
const zero = v.nullish(integer, '0')
const nobody = v.nullish(address, zeroAddress)

const fields = v.object({
  to: address,
  value: zero,
  data: v.nullish(bytes, '0x'),
  operation: v.pipe(
    zero,
    v.picklist([0n, 1n]),
    v.transform((value) => (value === 1n ? 1 : 0)),
  ),
  safeTxGas: zero,
  baseGas: zero,
  gasPrice: zero,
  gasToken: nobody,
  refundReceiver: nobody,
  nonce: integer,
})

const place = v.object({
  safe: v.nullish(address, null),
  chainId: v.nullish(v.pipe(integer, v.transform(Number), v.safeInteger()), null),
  version: v.nullish(v.string(), null),
})

/**
 * Reads a Safe transaction as people come by it: the fields alone, the typed data that a wallet was
 * asked to sign, or what Safe's services and kits answer.
 */
export function parseSafeTransaction(text: string): PastedResult {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { status: 'noJson' }
  }
  if (!isRecord(found)) return { status: 'noJson' }
  const given = flatten(found)
  const read = v.safeParse(v.intersect([fields, place]), given)
  if (!read.success) return { status: 'bad', field: v.getDotPath(read.issues[0]) ?? 'to' }
  const { safe, chainId, version, ...transaction } = read.output
  return { status: 'read', pasted: { transaction, safe, chainId, version } }
}

/** The same fields, wherever the text had them. */
function flatten(found: Record<string, unknown>): Record<string, unknown> {
  const { domain, message, txData, detailedExecutionInfo: info, transaction, data } = found
  if (isRecord(domain) && isRecord(message)) {
    return { ...rename(message), safe: domain.verifyingContract, chainId: domain.chainId }
  }
  if (isRecord(txData) && isRecord(info)) {
    const { to, hexData, ...rest } = txData
    const receiver = isRecord(info.refundReceiver) ? info.refundReceiver.value : undefined
    const target = isRecord(to) ? to.value : to
    return {
      ...rename(found),
      ...info,
      ...rest,
      to: target,
      data: hexData,
      refundReceiver: receiver,
    }
  }
  if (isRecord(transaction)) return { ...rename(found), ...rename(transaction) }
  // Kits keep the fields below `data`, which is bytes everywhere else.
  if (isRecord(data)) return { ...rename(found), ...rename(data) }
  return rename(found)
}

/** Older names of two fields. */
function rename(given: Record<string, unknown>): Record<string, unknown> {
  return {
    ...given,
    baseGas: given.baseGas ?? given.dataGas,
    safe: given.safe ?? given.safeAddress,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
