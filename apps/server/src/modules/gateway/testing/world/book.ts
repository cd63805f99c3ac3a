import type { Address, Hex } from 'viem'
import type { SafeKind } from '../chain/deployContracts.ts'

/** One transaction on the chain. */
export type Where = { hash: Hex; block: number }

export type WrittenCall = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

export type WrittenTransfer = Where & {
  kind: 'native' | 'erc20' | 'erc721'
  token: Address | null
  from: Address
  to: Address
  value: bigint
}

export type WrittenExecution = Where &
  WrittenCall & {
    safeTxHash: Hex
    nonce: number
    threshold: number
    success: boolean
    executor: Address
  }

export type WrittenModuleExecution = Where & WrittenCall & { module: Address; success: boolean }

export type WrittenSafe = {
  address: Address
  kind: SafeKind
  creation: Where & { creator: Address; saltNonce: bigint }
  owners: Address[]
  threshold: number
  modules: Address[]
  executions: WrittenExecution[]
  moduleExecutions: WrittenModuleExecution[]
  transfers: WrittenTransfer[]
  /** What came without a trace. */
  unattributed: bigint
  approvals: { hash: Hex; owner: Address }[]
  messages: Hex[]
  /** What it has, to know what it can spend. */
  coins: bigint
  tokens: bigint
  collectibles: bigint[]
}

/**
 * What must be known of every Safe, written down by whoever made it happen and from nothing that
 * the chain says about it afterwards. Plain data: a copy of it is where one can go back to.
 */
export type Book = { safes: WrittenSafe[]; collectibles: number; salt: number }

export function emptyBook(): Book {
  return { safes: [], collectibles: 0, salt: 0 }
}

const find = (book: Book, address: Address) => book.safes.find((safe) => safe.address === address)

/** Coins that moved, and that the Safe which sent them or took them could tell of. */
export function writeCoins(
  book: Book,
  move: Pick<WrittenTransfer, 'from' | 'to' | 'value'>,
  { hash, block }: Where,
  { untold = false } = {},
): void {
  const { from, to, value } = move
  if (value === 0n) return
  const transfer: WrittenTransfer = { hash, block, kind: 'native', token: null, from, to, value }
  const sender = find(book, from)
  const receiver = find(book, to)
  if (sender) {
    sender.coins -= value
    sender.transfers.push(transfer)
  }
  if (receiver) {
    receiver.coins += value
    // Before 1.3.0 Safes say nothing when they receive.
    if (untold || receiver.kind.version === '1.1.1') receiver.unattributed += value
    else receiver.transfers.push(transfer)
  }
}

export function writeTokens(
  book: Book,
  move: Pick<WrittenTransfer, 'kind' | 'token' | 'from' | 'to' | 'value'>,
  { hash, block }: Where,
): void {
  const { kind, from, to, value } = move
  // Lists leave it out: anybody can move nothing in anybody's name.
  if (kind === 'erc20' && value === 0n) return
  const parties = new Set([find(book, from), find(book, to)])
  for (const safe of parties) safe?.transfers.push({ hash, block, ...move })
  if (kind === 'erc20') {
    const [sender, receiver] = [find(book, from), find(book, to)]
    if (sender) sender.tokens -= value
    if (receiver) receiver.tokens += value
    return
  }
  const sender = find(book, from)
  if (sender) sender.collectibles = sender.collectibles.filter((id) => id !== value)
  find(book, to)?.collectibles.push(value)
}
