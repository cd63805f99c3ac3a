import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../shared/AppContext.ts'
import { AccountContext } from '../shared/account/AccountContext.ts'
import type { Account } from '../shared/account/account.ts'
import { useAccountState } from '../shared/account/useAccountState.ts'
import { useFollowSafe } from '../shared/account/useFollowSafe.ts'
import { rememberVisit } from '../shared/local/rememberVisit.ts'
import { BadAccount } from './BadAccount.tsx'

/** Around all pages of one account: whose they are, and that they stay up to date. */
export function AccountLayout() {
  const { read } = useRouteContext({ from: '/$account' })
  if (read.status === 'bad') return <BadAccount path={read} />
  return <Known account={read.account} />
}

function Known({ account }: { account: Account }) {
  const { memory } = useApp()
  const { address, chain } = account
  const { kind } = useAccountState(account)
  useFollowSafe(account, kind === 'safe')
  const exists = kind !== undefined
  useEffect(() => {
    // Remembered once it is known to be something.
    if (exists) memory.visited.update((list) => rememberVisit(list, { chainId: chain.id, address }))
  }, [memory, exists, chain.id, address])
  return (
    <AccountContext.Provider value={account}>
      <Outlet />
    </AccountContext.Provider>
  )
}
