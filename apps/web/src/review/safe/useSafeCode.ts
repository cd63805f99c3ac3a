import type { Code } from '@countersign/judge'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'

/** Whose code the shown Safe is: owners and hashes are only what that code says they are. */
export function useSafeCode(): Code {
  const { chain } = useAccountState(useAccount())
  if (chain.data?.kind === 'safe') {
    return chain.data.identity.verdict === 'official' ? 'official' : 'unknown'
  }
  if (chain.data) return 'unknown'
  return chain.isError ? 'unchecked' : 'asking'
}
