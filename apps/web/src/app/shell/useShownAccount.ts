import { useMatch } from '@tanstack/react-router'
import type { Account } from '../../shared/account/account.ts'

/** The account whose pages are open, if any: what stands around the pages needs to know, too. */
export function useShownAccount(): Account | undefined {
  const match = useMatch({ from: '/$account', shouldThrow: false })
  const read = match?.context.read
  return read && read.status !== 'bad' ? read.account : undefined
}
