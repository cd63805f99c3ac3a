import { getSafe, type SafeState } from '@countersign/gateway'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useApp } from '../AppContext.ts'
import type { AccountOnChain } from '../chain/readAccount.ts'
import { gatewayQuery } from '../gateway/gatewayQuery.ts'
import type { Account } from './account.ts'
import { accountQuery } from './accountQuery.ts'

export type AccountState = {
  /** Undefined until chain or gateway have said. */
  kind: AccountOnChain['kind'] | undefined
  /** What the chain says. */
  chain: UseQueryResult<AccountOnChain>
  /** What the gateway says; it is only asked about what is, or may be, a Safe. */
  gateway: UseQueryResult<SafeState>
}

/** What an account is, from the two who can tell. */
export function useAccountState(account: Account): AccountState {
  const { gateway } = useApp()
  const { chain, address } = account
  const onChain = useQuery(accountQuery(useConfig(), chain.id, address))
  const maybeSafe = onChain.data?.kind === 'safe' || onChain.isError
  const stated = useQuery({
    ...gatewayQuery(gateway, getSafe, { chainId: String(chain.id), safeAddress: address }),
    enabled: maybeSafe,
  })
  const kind = onChain.data?.kind ?? (stated.data ? 'safe' : undefined)
  return { kind, chain: onChain, gateway: stated }
}
