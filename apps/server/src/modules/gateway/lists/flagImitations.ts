import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'

const LOOK_BACK = 3
const PREFIX = 3
const SUFFIX = 4
/** How far apart two amounts may be, as a part of the larger: one in a hundred. */
const TOLERANCE = 100n

/**
 * Address poisoning: shortly after a real transfer, somebody sends a worthless one of about the
 * same amount from an address that begins and ends like the real one's, and hopes that it is copied.
 *
 * @param transactions the newest first
 * @returns the same, with such transfers marked
 */
export function flagImitations(safe: Address, transactions: readonly Transaction[]): Transaction[] {
  const moves = transactions.map((transaction) => readMove(safe, transaction))
  return transactions.map((transaction, index) => {
    const { txInfo, executionInfo } = transaction
    const move = moves[index]
    // What the owners signed themselves is no imitation.
    if (!move || executionInfo !== null) return transaction
    const earlier = moves.slice(index + 1, index + 1 + LOOK_BACK)
    if (!earlier.some((original) => original !== undefined && imitates(move, original))) {
      return transaction
    }
    if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return transaction
    const transferInfo = { ...txInfo.transferInfo, imitation: true }
    return { ...transaction, txInfo: { ...txInfo, transferInfo } }
  })
}

type Move = { counterparty: string; value: bigint }

function readMove(safe: Address, { txInfo }: Transaction): Move | undefined {
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return undefined
  const other = txInfo.sender.value === safe ? txInfo.recipient : txInfo.sender
  return { counterparty: other.value.toLowerCase(), value: BigInt(txInfo.transferInfo.value) }
}

function imitates(copy: Move, original: Move): boolean {
  const [a, b] = [copy.counterparty, original.counterparty]
  if (a === b || a.slice(2, 2 + PREFIX) !== b.slice(2, 2 + PREFIX)) return false
  return a.slice(-SUFFIX) === b.slice(-SUFFIX) && nearlyEqual(copy.value, original.value)
}

function nearlyEqual(a: bigint, b: bigint): boolean {
  const difference = a > b ? a - b : b - a
  return difference * TOLERANCE <= (a > b ? a : b)
}
