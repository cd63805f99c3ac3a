import type { TransactionDetails } from '@countersign/gateway'
import { hashSafeTransaction, type SafeTransaction, safeAbi } from '@countersign/safe'
import type { Look } from '@countersign/web/witnesses'
import { type Address, encodeAbiParameters, type Hex, pad, toFunctionSelector } from 'viem'

type Asker = Look['askers']['wallet']
type Call = Parameters<Asker>[0][number]

/** What can be lied about. `signer`: that somebody is an owner, or has signed, who is not or has not. */
export const SUBJECTS = [
  ...(['calldata', 'value', 'recipient', 'operation', 'hash', 'threshold', 'signer'] as const),
  ...(['decoding', 'nonce', 'code', 'singleton', 'blockHash'] as const),
]
export type Subject = (typeof SUBJECTS)[number]
export type Liar = 'gateway' | 'nodeOne' | 'nodeTwo' | 'wallet'
export type Lie = {
  liar: Liar
  subject: Subject
  /** Two lies are the same when their seeds are. */
  seed: number
}

const EVE: Address = '0x00000000000000000000000000000000000e4e01'
const eve = (seed: number): Address => `${EVE.slice(0, -2)}${(seed + 16).toString(16)}` as Address

/** Which lies each can tell: a node reads nothing out of the data, a gateway names no block. */
export const isTold = ({ liar, subject }: Pick<Lie, 'liar' | 'subject'>): boolean =>
  liar === 'gateway'
    ? !['code', 'singleton', 'blockHash'].includes(subject)
    : subject !== 'decoding'

/** A transaction with another value in the field that is lied about. */
export function changeTransaction(
  transaction: SafeTransaction,
  { subject, seed }: Pick<Lie, 'subject' | 'seed'>,
): SafeTransaction {
  switch (subject) {
    case 'calldata':
      return { ...transaction, data: `${transaction.data}${(seed + 16).toString(16)}` as Hex }
    case 'value':
      return { ...transaction, value: transaction.value + BigInt(seed + 1) }
    case 'recipient':
      return { ...transaction, to: eve(seed) }
    case 'operation':
      return { ...transaction, operation: transaction.operation === 1 ? 0 : 1 }
    default:
      return transaction
  }
}

type Place = { chainId: number; address: Address; version: string; transaction: SafeTransaction }

/** A node that lies: it passes everything on, and changes what it is told to change. */
export const lyingAsker =
  (ask: Asker, lies: readonly Lie[], place: Place): Asker =>
  async (calls) => {
    const replies = await ask(calls)
    return replies.map((reply, index) => {
      const call = calls[index]
      if (!call || reply.state !== 'said') return reply
      const value = lies.reduce((told, lie) => lieAbout(told, call, lie, place), reply.value)
      return { state: 'said', value }
    })
  }

const selectorOf = (name: 'getTransactionHash' | 'getOwners' | 'getThreshold' | 'nonce') => {
  const found = safeAbi.find((item) => item.type === 'function' && item.name === name)
  if (!found) throw new Error(name)
  return toFunctionSelector(found)
}
const SELECTORS = {
  hash: selectorOf('getTransactionHash'),
  owners: selectorOf('getOwners'),
  threshold: selectorOf('getThreshold'),
  nonce: selectorOf('nonce'),
}

function lieAbout(value: unknown, { method, params }: Call, lie: Lie, place: Place): unknown {
  const { subject, seed } = lie
  const number = () => pad(`0x${(seed + 90).toString(16)}`, { size: 32 })
  if (method === 'eth_getBlockByNumber' && subject === 'blockHash' && params[0] !== 'latest') {
    // A block as a node describes it.
    return { ...(value as object), hash: pad(eve(seed), { size: 32 }) }
  }
  if (method === 'eth_getStorageAt') {
    return subject === 'singleton' ? pad(eve(seed), { size: 32 }) : value
  }
  if (method === 'eth_getCode' && subject === 'code') return `${value}${(seed + 16).toString(16)}`
  if (method !== 'eth_call') return value
  // What `eth_call` takes.
  const selector = (params[0] as { data: Hex }).data.slice(0, 10)
  if (selector === SELECTORS.hash) return lieAboutHash(value, lie, place)
  if (selector === SELECTORS.owners && subject === 'signer') {
    return encodeAbiParameters([{ type: 'address[]' }], [[eve(seed)]])
  }
  if (selector === SELECTORS.threshold && subject === 'threshold') return number()
  return selector === SELECTORS.nonce && subject === 'nonce' ? number() : value
}

/** The hash of other fields than it was asked about, or of nothing. */
function lieAboutHash(value: unknown, lie: Lie, { transaction, ...safe }: Place): unknown {
  if (lie.subject === 'hash') return pad(eve(lie.seed), { size: 32 })
  const changed = changeTransaction(transaction, lie)
  return changed === transaction ? value : hashSafeTransaction(safe, changed).safeTxHash
}

/** A gateway that lies: what it says of a transaction, with something changed. */
export function lyingDetails(details: TransactionDetails, lie: Lie): TransactionDetails {
  const info = details.detailedExecutionInfo
  const { txData } = details
  if (info?.type !== 'MULTISIG' || !txData) throw new Error('nobody signs this')
  const { subject, seed } = lie
  const other = (changes: Partial<typeof info>) => ({
    ...details,
    detailedExecutionInfo: { ...info, ...changes },
  })
  const named = { ...txData.to, value: eve(seed) }
  switch (subject) {
    case 'calldata':
      return {
        ...details,
        txData: { ...txData, hexData: `${txData.hexData ?? '0x'}ff${seed + 10}` as Hex },
      }
    case 'value':
      return {
        ...details,
        txData: { ...txData, value: String(BigInt(txData.value ?? 0) + BigInt(seed + 1)) },
      }
    case 'recipient':
      return { ...details, txData: { ...txData, to: named } }
    case 'operation':
      return { ...details, txData: { ...txData, operation: txData.operation === 1 ? 0 : 1 } }
    case 'hash':
      return other({ safeTxHash: pad(eve(seed), { size: 32 }) })
    case 'threshold':
      return other({ confirmationsRequired: info.confirmationsRequired + seed + 1 })
    case 'nonce':
      return other({ nonce: info.nonce + seed + 1 })
    case 'signer':
      return other({
        signers: [...info.signers, named],
        confirmations: info.confirmations.map((each) => ({ ...each, signer: named })),
      })
    case 'decoding':
      return { ...details, txData: { ...txData, dataDecoded: lyingDecoding(seed) } }
    default:
      return details
  }
}

const lyingDecoding = (seed: number) => ({
  method: 'transfer',
  parameters: [
    { name: 'to', type: 'address', value: eve(seed), valueDecoded: null },
    { name: 'value', type: 'uint256', value: String(seed), valueDecoded: null },
  ],
  accuracy: null,
})
