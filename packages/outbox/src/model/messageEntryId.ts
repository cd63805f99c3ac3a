import type { Address, Hex } from 'viem'
import type { Account } from './account.ts'

/** One owner's word on one message of one Safe. */
export const messageEntryId = (
  { chainId, address }: Account,
  messageHash: Hex,
  signer: Address,
): string => `${chainId}:${address}:message:${messageHash}:${signer}`.toLowerCase()
