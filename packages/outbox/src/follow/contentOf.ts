import { type Hash, keccak256, stringToHex } from 'viem'

/** Stands for what a transaction does; its data alone may be longer than a whole list here. */
export function contentOf(transaction: { to: string | null; value: bigint; input: string }): Hash {
  const { to, value, input } = transaction
  return keccak256(stringToHex(`${to ?? ''}:${value}:${input}`.toLowerCase()))
}
