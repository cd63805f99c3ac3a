import { getSafe, type SafeState } from '@countersign/gateway'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
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

/** What an account is, from the two who can tell. Nobody is asked where no account is shown. */
export function useAccountState(account: Account | undefined): AccountState {
  const { gateway } = useApp()
  const { chain, address } = account ?? { chain: { id: 0 }, address: zeroAddress }
  const onChain = useQuery({
    ...accountQuery(useConfig(), chain.id, address),
    enabled: account !== undefined,
  })
  const maybeSafe = onChain.data?.kind === 'safe' || onChain.isError
  const stated = useQuery({
    ...gatewayQuery(gateway, getSafe, { chainId: String(chain.id), safeAddress: address }),
    enabled: account !== undefined && maybeSafe,
  })
  const kind = onChain.data?.kind ?? (stated.data ? 'safe' : undefined)
  return { kind, chain: onChain, gateway: stated }
}
