import { skipToken, useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useApp } from '../AppContext.ts'
import type { Account } from '../account/account.ts'
import { useAccountState } from '../account/useAccountState.ts'
import { paidQuery } from './paidQuery.ts'

const NOBODY: readonly Address[] = []

export type Paid = { paid: readonly Address[]; state: 'asking' | 'known' | 'failed' }

/** Whom the owners of the shown account have paid; nobody, where no Safe is shown. */
export function usePaid(account: Account | undefined): Paid {
  const { gateway } = useApp()
  const { kind, chain, gateway: stated } = useAccountState(account)
  const isSafe = kind === 'safe'
  // Nobody else has transactions with a page: its verdict need not wait for the chain to say so.
  const isReview = useMatch({ from: '/$account/tx/$id', shouldThrow: false }) !== undefined
  const { data: paid, isError } = useQuery(
    account && (isSafe || (isReview && !kind))
      ? paidQuery(gateway, account)
      : { queryKey: ['nobody'], queryFn: skipToken },
  )
  if (!account || (kind && !isSafe)) return { paid: NOBODY, state: 'known' }
  if (paid) return { paid, state: 'known' }
  const hasFailed = isSafe ? isError : chain.isError && stated.isError
  return { paid: NOBODY, state: hasFailed ? 'failed' : 'asking' }
}
