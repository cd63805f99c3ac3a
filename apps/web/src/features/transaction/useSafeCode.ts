import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useOfficialCode } from '../../shared/safety/useOfficialCode.ts'
import type { Code } from './judgeReview.ts'

/** Whose code the shown Safe runs: owners and hashes are only what that code says they are. */
export function useSafeCode(): Code {
  const account = useAccount()
  const { chain } = useAccountState(account)
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const { data, isError } = useOfficialCode(account.chain.id, safe?.singleton)
  if (chain.data && !safe) return 'unknown'
  if (chain.isError || isError) return 'unchecked'
  if (data === undefined) return 'asking'
  return data?.contract === 'Safe' || data?.contract === 'SafeL2' ? 'official' : 'unknown'
}
