import { createContext, useContext } from 'react'
import type { Account } from './account.ts'

/** The account whose pages these are; null on pages about no account. */
export const AccountContext = createContext<Account | null>(null)

/** The account of the page. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('This must stand on a page of an account.')
  return account
}
