import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { useSettled } from '../../../shared/ui/forms/useSettled.ts'
import type { ReadCall } from '../read/reading.ts'
import { estimateGas } from './estimateGas.ts'

/** `rough`: by the kinds of its calls, because it could not be tried. */
export type Gas = { gas: bigint; state: 'asking' | 'tried' | 'rough' }

const HALF_A_MINUTE = 30_000

/** What calls take in gas: tried as they are, and by their kinds until then or where that fails. */
export function useGas(batches: readonly (readonly ReadCall[])[]): Gas {
  const { gateway } = useApp()
  const config = useConfig()
  const { chain, address } = useAccount()
  const state = useAccountState(useAccount())
  const threshold = state.chain.data?.kind === 'safe' ? state.chain.data.safe.threshold : null
  const key = batches.map((batch) => batch.map(({ to, value, data }) => `${to} ${value} ${data}`))
  const wanted = key.map((calls) => calls.join()).join(';')
  const isSettled = useSettled(wanted) === wanted
  const { data, isError } = useQuery({
    ...chainQuery(config, chain.id, ['gas', address, threshold, wanted], async (client) => {
      const { tryGas } = await import('./tryGas.ts')
      return tryGas({ gateway, client, chainId: chain.id, account: address, threshold, batches })
    }),
    enabled: isSettled && wanted !== '' && state.chain.data !== undefined,
    staleTime: HALF_A_MINUTE,
    // What a draft comes to is nobody's business at the next visit.
    meta: { private: true },
    gcTime: HALF_A_MINUTE,
  })
  if (data) return { gas: data, state: 'tried' }
  const isRough = isError || data === null || state.chain.isError
  return { gas: estimateGas(batches, threshold), state: isRough ? 'rough' : 'asking' }
}
