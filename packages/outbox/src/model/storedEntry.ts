import {
  address,
  count,
  digits,
  flag,
  hash,
  hex,
  list,
  nullable,
  oneOf,
  optional,
  positive,
  record,
  recordOf,
  text,
  time,
  unknownFields,
  words,
} from './readers.ts'

/** What is called; amounts are digits, because JSON has no large numbers. */
const call = { to: address, value: digits, data: hex }

export const safeTransaction = record({
  ...call,
  operation: oneOf([0, 1]),
  safeTxGas: digits,
  baseGas: digits,
  gasPrice: digits,
  gasToken: address,
  refundReceiver: address,
  nonce: digits,
})

const typedData = record({
  domain: unknownFields,
  types: recordOf(list(record({ name: words, type: words }))),
  primaryType: words,
  message: unknownFields,
})

/** A text, or typed data as it was asked for. */
export const messageContent = (input: unknown) =>
  typeof input === 'string' ? input : typedData(input)

export const PROMPTS = [
  ...(['signature', 'send', 'replacement', 'deletion', 'renewal', 'handOver'] as const),
] as const

/** What a wallet has been asked and has not answered. Written down before it is asked. */
const prompt = record({
  what: oneOf(PROMPTS),
  /** The account that was asked. */
  signer: address,
  at: time,
  /** Names this prompt among all of an entry. */
  token: text,
  /** How many transactions the account had sent before, by the chain. */
  walletNonce: nullable(count),
  /** Whether it was one prompt for several entries: they were to be sent as one transaction. */
  isTogether: optional(flag, undefined),
})

/** As whom a wallet was asked, and the signature that it answered with, whoever made it. */
const answered = record({ asked: address, signature: hex })

const fault = record({
  kind: text,
  details: optional(text, undefined),
  /** What it answered instead of what it was asked for. */
  answered: optional(answered, undefined),
})

export const keptSignature = record({
  signer: address,
  signature: hex,
  /** Whether others have it, too: it is not lost when the gateway is down. */
  isShared: optional(flag, undefined),
})

export const KINDS = ['wallet', 'safe', 'message'] as const

export const STAGES = [
  ...['draft', 'signed', 'shared', 'ready'],
  ...['sent', 'confirming', 'done', 'indexed'],
  ...['failed', 'replaced', 'dropped', 'cancelled', 'deleted'],
] as const

/** An entry as it is written down, by the names that all versions know. */
export const storedEntry = record({
  id: text,
  chainId: positive,
  /** The Safe, or the wallet that pays. */
  account: address,
  kind: oneOf(KINDS),
  createdAt: time,
  changedAt: time,
  description: text,
  /** For the other owners. */
  note: nullable(text),
  /** Where it stands among several that were begun together. */
  run: nullable(record({ id: text, index: count, count })),
  /** Of a wallet: what it calls. Of a Safe: its transaction. Of a message: what it says. */
  call: nullable(record(call)),
  transaction: nullable(safeTransaction),
  safeTxHash: nullable(hash),
  message: optional(nullable(record({ hash, content: messageContent })), null),
  stage: oneOf(STAGES),
  /** What the wallet is being asked right now. */
  asking: nullable(prompt),
  /** What it was asked when somebody stopped waiting: whether it was sent is not known. */
  doubt: nullable(prompt),
  /** Made or taken in here, one for each signer. */
  signatures: list(keptSignature),
  /** Every transaction that was sent for it, the latest last: they share a nonce. */
  hashes: list(hash),
  /** Of the account that sends: when it is asked again, so that only one of both can ever count. */
  walletNonce: nullable(count),
  /**
   * Whether others of its run have the same `walletNonce`, because they were asked for as one: only one of
   * them may be sent there, and the next only once that one is mined.
   */
  isNonceShared: optional(flag, undefined),
  /** Which of the account's transactions it is, as far as was known when it was asked for. */
  sentNonce: nullable(count),
  /** The wallet's own id of a batch that it sends (EIP-5792). */
  batch: nullable(words),
  /** How many blocks stand on it, its own included. */
  depth: count,
  /** Whether what was sent stands among the wallet's recent transactions, too. */
  listed: optional(flag, false),
  /** Why it failed, or what went wrong last. */
  fault: nullable(fault),
})
