import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false })),
  v.transform((text): Address => getAddress(text)),
)
const hex = v.custom<Hex>((input) => isHex(input), 'Expected hex')
const hash = v.custom<Hex>((input) => isHex(input) && input.length === 66, 'Expected a hash')
const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const short = v.pipe(v.string(), v.maxLength(1_000))

/** What is called; amounts are digits, because JSON has no large numbers. */
const call = v.object({ to: address, value: digits, data: hex })

const safeTransaction = v.object({
  ...call.entries,
  operation: v.picklist([0, 1]),
  safeTxGas: digits,
  baseGas: digits,
  gasPrice: digits,
  gasToken: address,
  refundReceiver: address,
  nonce: digits,
})

/** What a wallet has been asked and has not answered. Written down before it is asked. */
const question = v.object({
  what: v.picklist(['signature', 'send', 'replacement', 'deletion', 'renewal']),
  /** The account that was asked. */
  signer: address,
  at: v.number(),
  /** Names this question among all that were asked of an act. */
  token: short,
  /** How many transactions the account had sent before, by the chain. */
  walletNonce: v.nullable(count),
  /** Whether it was one question for several acts: they were to be sent as one transaction. */
  isTogether: v.optional(v.boolean()),
})

/** As whom a wallet was asked, and the signature that it answered with, whoever made it. */
const answered = v.object({ asked: address, signature: hex })

const fault = v.object({
  kind: short,
  details: v.optional(short),
  /** What it answered instead of what it was asked for. */
  answered: v.optional(answered),
})

export const STAGES = [
  ...['draft', 'signed', 'shared', 'ready'],
  ...['sent', 'confirming', 'done', 'indexed'],
  ...['failed', 'replaced', 'dropped', 'cancelled', 'deleted'],
] as const

/** One thing that is done for an account, from its draft until nothing can become of it any more. */
export const act = v.object({
  id: short,
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The Safe, or the wallet that pays. */
  account: address,
  kind: v.picklist(['safe', 'wallet']),
  createdAt: v.number(),
  changedAt: v.number(),
  description: short,
  /** For the other owners. */
  note: v.nullable(short),
  /** Where it stands among several that were begun together. */
  run: v.nullable(v.object({ id: short, index: count, count })),
  /** Of a wallet: what it calls. Of a Safe: its transaction. */
  call: v.nullable(call),
  transaction: v.nullable(safeTransaction),
  safeTxHash: v.nullable(hash),
  stage: v.picklist(STAGES),
  /** What the wallet is being asked right now. */
  asking: v.nullable(question),
  /** What it was asked when somebody stopped waiting: whether it was sent is not known. */
  doubt: v.nullable(question),
  /** Made or taken in here, one for each signer, and not lost when the gateway is down. */
  signatures: v.array(
    v.object({ signer: address, signature: hex, isShared: v.optional(v.boolean()) }),
  ),
  /** Every transaction that was sent for it, the latest last: they share a nonce. */
  hashes: v.array(hash),
  /** Of the account that sends: when it is asked again, so that only one of both can ever count. */
  walletNonce: v.nullable(count),
  /**
   * Whether others of its run have the same `walletNonce`, because they were asked for as one: only one of
   * them may be sent there, and the next only once that one is mined.
   */
  isNonceShared: v.optional(v.boolean()),
  /** Which of the account's transactions it is, as far as was known when it was asked for. */
  sentNonce: v.nullable(count),
  /** The wallet's own id of a batch that it sends (EIP-5792). */
  batch: v.nullable(short),
  /** How many blocks stand on it, its own included. */
  depth: count,
  /** Whether what was sent stands among the wallet's recent transactions, too. */
  listed: v.optional(v.boolean(), false),
  /** Why it failed, or what went wrong last. */
  fault: v.nullable(fault),
})

export type Act = v.InferOutput<typeof act>
export type Stage = Act['stage']
export type Question = v.InferOutput<typeof question>
export type Answered = v.InferOutput<typeof answered>
export type ActFault = v.InferOutput<typeof fault>
export type KeptSignature = Act['signatures'][number]
export type StoredTransaction = v.InferOutput<typeof safeTransaction>
