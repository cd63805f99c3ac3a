import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import type { History } from './judgeReview.ts'
import { traitsOf } from './traitsOf.ts'

/** Whether the Safe has run unknown code as its own before, as far as the gateway says. */
export function useHistory(): History {
  const { gateway, chain } = useAccountState(useAccount())
  const { isGatewayOwn } = useApp().appConfig
  if (gateway.isPending) return 'asking'
  const ran = gateway.data?.unknownCode
  if (ran && ran.count > 0) return 'ran'
  if (ran?.complete) return 'clean'
  // Nobody else's gateway knows the question, and Safes before 1.1.0 left no trace to answer it by.
  const version = chain.data?.kind === 'safe' ? chain.data.safe.version : undefined
  const isSilent = traitsOf(version)?.tellsExecutions === false
  return isGatewayOwn && !isSilent ? 'unchecked' : 'untold'
}
