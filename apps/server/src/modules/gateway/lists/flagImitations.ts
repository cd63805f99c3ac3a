import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'

/** How many older transactions one is compared with. */
export const LOOK_BACK = 10
const PREFIX = 3
const SUFFIX = 4

/**
 * Address poisoning: after a real transfer, somebody sends a worthless one from or to an address that
 * begins and ends like the real one's, and hopes that it is copied. Two addresses that do so by chance
 * are one in two hundred million, so the amount does not matter: it may be the same, or dust.
 *
 * @param transactions the newest first
 * @returns the same, with such transfers marked
 */
export function flagImitations(safe: Address, transactions: readonly Transaction[]): Transaction[] {
  const others = transactions.map((transaction) => counterpartyOf(safe, transaction))
  return transactions.map((transaction, index) => {
    const { txInfo, executionInfo } = transaction
    const other = others[index]
    // What the owners signed themselves is no imitation.
    if (!other || executionInfo !== null) return transaction
    const earlier = others.slice(index + 1, index + 1 + LOOK_BACK)
    if (!earlier.some((original) => original !== undefined && imitates(other, original))) {
      return transaction
    }
    if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return transaction
    const transferInfo = { ...txInfo.transferInfo, imitation: true }
    return { ...transaction, txInfo: { ...txInfo, transferInfo } }
  })
}

/** Who is on the other side of a transfer of an ERC-20. */
function counterpartyOf(safe: Address, { txInfo }: Transaction): string | undefined {
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return undefined
  const other = txInfo.sender.value === safe ? txInfo.recipient : txInfo.sender
  return other.value.toLowerCase()
}

function imitates(copy: string, original: string): boolean {
  if (copy === original || copy.slice(2, 2 + PREFIX) !== original.slice(2, 2 + PREFIX)) return false
  return copy.slice(-SUFFIX) === original.slice(-SUFFIX)
}
