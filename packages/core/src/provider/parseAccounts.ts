import { type Address, getAddress } from 'viem'
import { describe } from '../errors/base.ts'
import { InvalidAnswerError } from '../errors/connection.ts'

/**
 * The accounts of a wallet's answer, checksummed, each once. An empty list is a valid answer
 * ("none"); a list in which nothing is an address is not.
 */
export function parseAccounts(answer: unknown): Address[] {
  if (!Array.isArray(answer)) {
    throw new InvalidAnswerError(`Accounts must be a list, got ${describe(answer).slice(0, 200)}`)
  }
  const accounts = new Set<Address>()
  for (const item of answer) {
    const account = parseAccount(item)
    if (account) accounts.add(account)
  }
  if (answer.length > 0 && accounts.size === 0) {
    throw new InvalidAnswerError(`No address among the accounts ${describe(answer).slice(0, 200)}`)
  }
  return [...accounts]
}

/** Wallets spell addresses in any case, with `0X`, with blanks around, or as CAIP-10. */
function parseAccount(item: unknown): Address | undefined {
  if (typeof item !== 'string') return undefined
  const hex = item.trim().match(/^(?:eip155:\d{1,16}:)?0[xX]([0-9a-fA-F]{40})$/)?.[1]
  return hex ? getAddress(`0x${hex.toLowerCase()}`) : undefined
}
