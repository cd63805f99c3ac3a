import type { TransactionDetails } from '@countersign/gateway'
import { type Fact, type hashSafeTransaction, safeSlots, type WitnessName } from '@countersign/safe'
import type { Look } from '@countersign/web/witnesses'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  toFunctionSelector,
} from 'viem'

type Asker = Look['askers']['wallet']
export type Call = Parameters<Asker>[0][number]

/** What can be lied about. `signer`: that somebody is an owner, or has signed, who is not or has not. */
export const SUBJECTS = [
  ...(['calldata', 'value', 'recipient', 'operation', 'hash', 'threshold', 'signer'] as const),
  ...(['decoding', 'nonce', 'code', 'singleton', 'blockHash'] as const),
  ...(['guard', 'handler', 'modules'] as const),
]
export type Subject = (typeof SUBJECTS)[number]
/** All who are asked: our own arithmetic (a page that was tampered with), and the wallet's signature. */
export type Liar = WitnessName
export const LIARS: readonly Liar[] = [
  ...(['own', 'gateway', 'nodeOne', 'nodeTwo', 'wallet', 'signature'] as const),
]
export type Lie = {
  liar: Liar
  subject: Subject
  /** Two lies are the same when their seeds are. */
  seed: number
}

const EVE: Address = '0x00000000000000000000000000000000000e4e01'
const eve = (seed: number): Address => `${EVE.slice(0, -2)}${(seed + 16).toString(16)}` as Address

/** Which row is red when this is lied about by this one. */
export function redRow({ liar, subject }: Pick<Lie, 'liar' | 'subject'>): Fact {
  if (liar === 'signature') return 'signer'
  switch (subject) {
    case 'threshold':
    case 'singleton':
    case 'code':
    case 'blockHash':
    case 'decoding':
    case 'guard':
    case 'handler':
    case 'modules':
      return subject
    case 'signer':
      return 'owners'
    case 'nonce':
      return liar === 'gateway' || liar === 'own' ? 'safeTxHash' : 'nonce'
    default:
      return 'safeTxHash'
  }
}

/** Which lies each can tell: a node reads nothing out of the data, a gateway names no block. */
export function isTold({ liar, subject }: Pick<Lie, 'liar' | 'subject'>): boolean {
  const fields: readonly Subject[] = ['calldata', 'value', 'recipient', 'nonce', 'hash']
  if (liar === 'own') return [...fields, 'operation', 'decoding'].includes(subject)
  if (liar === 'signature') return [...fields, 'signer'].includes(subject)
  const chains: readonly Subject[] = [
    'code',
    'singleton',
    'blockHash',
    'guard',
    'handler',
    'modules',
  ]
  if (liar === 'gateway') return !chains.includes(subject)
  return subject !== 'decoding'
}

/**
 * Who is named when this one lies alone. Of the reading only this page and the gateway speak, and a page
 * believes its own.
 */
export const namedFor = ({ liar, subject }: Pick<Lie, 'liar' | 'subject'>): Liar =>
  liar === 'own' && subject === 'decoding' ? 'gateway' : liar

type Fields = { to: Address; value: bigint; data: Hex; operation: number; nonce?: bigint }

/** The fields that somebody works with who was meant to work with these. */
export function changeFields<fields extends Fields>(
  given: fields,
  lies: readonly Lie[],
): fields & Fields {
  const { data, value, operation, nonce } = given
  const changed: fields & Fields = { ...given }
  for (const { subject, seed } of lies) {
    if (subject === 'calldata') changed.data = `${data}${(seed + 16).toString(16)}`
    if (subject === 'value') changed.value = value + BigInt(seed + 1)
    if (subject === 'recipient') changed.to = eve(seed)
    if (subject === 'operation') changed.operation = operation === 1 ? 0 : 1
    if (subject === 'nonce' && nonce !== undefined) changed.nonce = nonce + BigInt(seed + 1)
  }
  return changed
}

/** Arithmetic that was tampered with: it hashes other fields than are shown, or in another way. */
export const tamperHash =
  (hash: typeof hashSafeTransaction, lies: () => readonly Lie[]): typeof hashSafeTransaction =>
  (safe, transaction) => {
    const hashes = hash(safe, changeFields(transaction, lies()))
    const lie = lies().find(({ subject }) => subject === 'hash')
    return lie ? { ...hashes, safeTxHash: pad(eve(lie.seed), { size: 32 }) } : hashes
  }

/** A node that lies: it passes everything on, and changes what it is told to change. */
export const lyingAsker =
  (ask: Asker, lies: readonly Lie[]): Asker =>
  async (calls) => {
    const replies = await ask(calls.map((call) => changeQuestion(call, lies)))
    return replies.map((reply, index) => {
      const call = calls[index]
      if (!call || reply.state !== 'said') return reply
      return { state: 'said', value: changeAnswer(reply.value, call, lies) }
    })
  }

const hashAbi = parseAbi([
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
])
const SELECTORS = {
  hash: toFunctionSelector(hashAbi[0]),
  owners: toFunctionSelector('getOwners()'),
  threshold: toFunctionSelector('getThreshold()'),
  nonce: toFunctionSelector('nonce()'),
  modules: toFunctionSelector('getModulesPaginated(address,uint256)'),
}
/** Where a Safe keeps what is read from its storage. */
const SLOTS: Partial<Record<Subject, Hex>> = {
  singleton: safeSlots.singleton,
  guard: safeSlots.guard,
  handler: safeSlots.fallbackHandler,
}
// What `eth_call` takes.
const dataOf = ({ params }: Call): Hex => (params[0] as { data: Hex }).data
const isHashCall = (call: Call) =>
  call.method === 'eth_call' && dataOf(call).startsWith(SELECTORS.hash)

/** Asks the contract about other fields than it was meant to be asked about. */
export function changeQuestion(call: Call, lies: readonly Lie[]): Call {
  if (!isHashCall(call)) return call
  const { args } = decodeFunctionData({ abi: hashAbi, data: dataOf(call) })
  const [to, value, data, operation, ...rest] = args
  const fields = changeFields({ to, value, data, operation }, lies)
  const changed = [fields.to, fields.value, fields.data, fields.operation, ...rest] as const
  const asked = encodeFunctionData({ abi: hashAbi, args: changed })
  const [first, ...others] = call.params
  // The call, with other data.
  return { ...call, params: [{ ...(first as object), data: asked }, ...others] }
}

export const changeAnswer = (value: unknown, call: Call, lies: readonly Lie[]): unknown =>
  lies.reduce((told, lie) => lieAbout(told, call, lie), value)

function lieAbout(value: unknown, call: Call, { subject, seed }: Lie): unknown {
  const { method, params } = call
  const number = () => pad(`0x${(seed + 90).toString(16)}`, { size: 32 })
  if (method === 'eth_getBlockByNumber' && subject === 'blockHash' && params[0] !== 'latest') {
    // A block as a node describes it.
    return { ...(value as object), hash: pad(eve(seed), { size: 32 }) }
  }
  if (method === 'eth_getStorageAt') {
    return SLOTS[subject] === params[1] ? pad(eve(seed), { size: 32 }) : value
  }
  if (method === 'eth_getCode' && subject === 'code') return `${value}${(seed + 16).toString(16)}`
  if (method !== 'eth_call') return value
  const selector = dataOf(call).slice(0, 10)
  if (selector === SELECTORS.hash && subject === 'hash') return pad(eve(seed), { size: 32 })
  if (selector === SELECTORS.owners && subject === 'signer') {
    return encodeAbiParameters([{ type: 'address[]' }], [[eve(seed)]])
  }
  if (selector === SELECTORS.modules && subject === 'modules') {
    const types = [{ type: 'address[]' }, { type: 'address' }] as const
    return encodeAbiParameters(types, [[eve(seed)], '0x0000000000000000000000000000000000000001'])
  }
  if (selector === SELECTORS.threshold && subject === 'threshold') return number()
  return selector === SELECTORS.nonce && subject === 'nonce' ? number() : value
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
