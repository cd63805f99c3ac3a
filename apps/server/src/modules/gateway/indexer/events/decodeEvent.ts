import type { Address, Hex } from 'viem'
import { topics } from '../../store/topics.ts'
import type { Log } from '../node/nodeAnswers.ts'
import { bytesAt, toAddress, toAmount, toNumber, wordAt } from './words.ts'

/** What the database's column holds. */
const MAX_THRESHOLD = 2 ** 31
/** More than any chain's block has room for. */
const MAX_OWNERS = 100_000

export type SafeTransactionFields = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  signatures: Hex
}

export type ModuleCall = Pick<SafeTransactionFields, 'to' | 'value' | 'data' | 'operation'>

/** What a log says. Who said it (`Log.address`) has to be judged apart: anybody can say anything. */
export type ChainEvent =
  | { type: 'proxyCreated'; proxy: Address }
  | {
      type: 'setUp'
      owners: readonly Address[]
      threshold: number
      /** Whose code the set-up ran in the Safe's name; the zero address: nobody's. `null`: not said. */
      delegate: Address | null
    }
  | { type: 'ownerAdded' | 'ownerRemoved'; owner: Address }
  | { type: 'thresholdChanged'; threshold: number }
  | { type: 'executed'; safeTxHash: Hex; payment: bigint; success: boolean }
  | ({ type: 'multisigDetails'; nonce: number; threshold: number | null } & SafeTransactionFields)
  | { type: 'moduleExecuted'; module: Address; success: boolean }
  | ({ type: 'moduleDetails'; module: Address } & ModuleCall)
  | { type: 'received'; from: Address; value: bigint }
  | { type: 'hashApproved'; hash: Hex; owner: Address }
  | { type: 'messageSigned'; hash: Hex }
  | { type: 'moved'; kind: 'erc20' | 'erc721'; from: Address; to: Address; value: bigint }

/**
 * Reads a log. Versions differ in which parameters are `indexed`, but those always come first: the
 * topics and the words of the data, one after the other, are the parameters in order.
 */
export function decodeEvent(log: Pick<Log, 'topics' | 'data'>): ChainEvent | undefined {
  const [topic, ...indexed] = log.topics
  const data = log.data.slice(2)
  const words = indexed.map((each) => each.slice(2)).join('') + data
  const first = () => toAddress(wordAt(words, 0))
  switch (topic) {
    case topics.proxyCreation:
    case topics.proxyCreationLegacy:
      return withAll({ type: 'proxyCreated', proxy: first() })
    case topics.safeSetup:
      return decodeSetUp(data)
    case topics.addedOwner:
      return withAll({ type: 'ownerAdded', owner: first() })
    case topics.removedOwner:
      return withAll({ type: 'ownerRemoved', owner: first() })
    case topics.changedThreshold:
      return withAll({
        type: 'thresholdChanged',
        threshold: toNumber(wordAt(words, 0), MAX_THRESHOLD),
      })
    case topics.executionSuccess:
    case topics.executionFailure:
      return withAll({
        type: 'executed',
        safeTxHash: toHash(wordAt(words, 0)),
        payment: toAmount(wordAt(words, 1)),
        success: topic === topics.executionSuccess,
      })
    case topics.safeMultiSigTransaction:
      return decodeMultisigDetails(data)
    case topics.executionFromModuleSuccess:
    case topics.executionFromModuleFailure:
      return withAll({
        type: 'moduleExecuted',
        module: first(),
        success: topic === topics.executionFromModuleSuccess,
      })
    case topics.safeModuleTransaction:
      return withAll({ type: 'moduleDetails', module: first(), ...decodeCallAt(words, 1) })
    case topics.safeReceived:
      return withAll({ type: 'received', from: first(), value: toAmount(wordAt(words, 1)) })
    case topics.approveHash:
      return withAll({
        type: 'hashApproved',
        hash: toHash(wordAt(words, 0)),
        owner: toAddress(wordAt(words, 1)),
      })
    case topics.signMsg:
      return withAll({ type: 'messageSigned', hash: toHash(wordAt(words, 0)) })
    case topics.transfer:
      return decodeMove(words, log.topics.length)
    default:
      return undefined
  }
}

type Optional<T> = { [K in keyof T]: T[K] | undefined }

/** The event, if every part of it could be read. */
function withAll<const T extends object>(
  event: T,
): { [K in keyof T]: Exclude<T[K], undefined> } | undefined {
  const complete = Object.values(event).every((value) => value !== undefined)
  // What has no undefined value has the type without it.
  return complete ? (event as { [K in keyof T]: Exclude<T[K], undefined> }) : undefined
}

function toHash(word: string | undefined): Hex | undefined {
  return word === undefined ? undefined : `0x${word}`
}

function toOperation(word: string | undefined): 0 | 1 | undefined {
  const operation = toNumber(word, 2)
  return operation === 0 || operation === 1 ? operation : undefined
}

/** Target, value, data and operation, as all of Safe's functions and events order them. */
function decodeCallAt(words: string, index: number): Optional<ModuleCall> {
  return {
    to: toAddress(wordAt(words, index)),
    value: toAmount(wordAt(words, index + 1)),
    data: bytesAt(words, index + 2),
    operation: toOperation(wordAt(words, index + 3)),
  }
}

function decodeSetUp(data: string): ChainEvent | undefined {
  const offset = toNumber(wordAt(data, 0), data.length)
  const threshold = toNumber(wordAt(data, 1), MAX_THRESHOLD)
  if (offset === undefined || threshold === undefined) return undefined
  const count = toNumber(wordAt(data, 0, offset * 2), MAX_OWNERS)
  if (count === undefined || offset * 2 + 64 * (count + 1) > data.length) return undefined
  const owners = Array.from({ length: count }, (_, index) =>
    toAddress(wordAt(data, index + 1, offset * 2)),
  ).filter((owner) => owner !== undefined)
  const delegate = toAddress(wordAt(data, 2)) ?? null
  return owners.length === count ? { type: 'setUp', owners, threshold, delegate } : undefined
}

function decodeMultisigDetails(data: string): ChainEvent | undefined {
  const info = bytesAt(data, 10)?.slice(2)
  if (info === undefined) return undefined
  return withAll({
    type: 'multisigDetails',
    ...decodeCallAt(data, 0),
    safeTxGas: toAmount(wordAt(data, 4)),
    baseGas: toAmount(wordAt(data, 5)),
    gasPrice: toAmount(wordAt(data, 6)),
    gasToken: toAddress(wordAt(data, 7)),
    refundReceiver: toAddress(wordAt(data, 8)),
    signatures: bytesAt(data, 9),
    nonce: toNumber(wordAt(info, 0), Number.MAX_SAFE_INTEGER),
    threshold: toNumber(wordAt(info, 2), MAX_THRESHOLD) ?? null,
  })
}

/** A token id is the fourth topic; an amount never is. */
function decodeMove(words: string, topicCount: number): ChainEvent | undefined {
  if (topicCount < 3) return undefined
  return withAll({
    type: 'moved',
    kind: topicCount === 4 ? 'erc721' : 'erc20',
    from: toAddress(wordAt(words, 0)),
    to: toAddress(wordAt(words, 1)),
    value: toAmount(wordAt(words, 2)),
  })
}
