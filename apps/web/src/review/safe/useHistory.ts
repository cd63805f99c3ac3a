import type { History } from '@countersign/judge'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'

/** Whether the Safe has run unknown code as its own before, as far as the gateway says. */
export function useHistory(): History {
  const { gateway } = useAccountState(useAccount())
  const { isGatewayOwn } = useApp().appConfig
  if (gateway.isPending) return 'asking'
  const ran = gateway.data?.unknownCode
  if (!ran) return isGatewayOwn ? 'unchecked' : 'untold'
  if (ran.count > 0) return 'ran'
  // Not everything that a Safe ever ran can be read: modules of some versions leave no trace of it.
  return ran.complete ? 'clean' : 'untold'
}
