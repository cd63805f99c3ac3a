import { listDelegates } from '@countersign/judge'
import type { Expansion } from '@countersign/safe'
import { useQueries } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { delegateQuery } from './codeQueries.ts'

/** Whose code every delegatecall runs and installs, at any depth. */
export function useDelegates(opened: Expansion | null) {
  const { countersign } = useApp()
  const { chain } = useAccount()
  const calls = opened ? listDelegates(opened).calls : []
  const judged = useQueries({
    queries: calls.map((call) => delegateQuery(countersign, chain.id, call)),
  })
  return calls.map(({ to: address }, index) => {
    const { data, isError } = judged[index] ?? { isError: true }
    if (isError) return { address, code: 'unchecked' } as const
    return data ?? ({ address, code: 'asking' } as const)
  })
}
