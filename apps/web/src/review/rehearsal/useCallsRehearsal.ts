import type { WalletCall } from '@countersign/outbox'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { contentOfCalls } from '../leave/contentOfCalls.ts'
import { askTwice } from './askTwice.ts'
import { retryAfter } from './retryAfter.ts'
import { isToAskAgain } from './toRehearsalState.ts'
import { type ShownRehearsal, toShown } from './useRehearsal.ts'

/** What the account's own calls would change, rehearsed at the newest block. */
export function useCallsRehearsal(calls: readonly WalletCall[]): ShownRehearsal {
  const { chain, address } = useAccount()
  const config = useConfig()
  const { data, isError } = useQuery({
    queryKey: ['chain', chain.id, 'rehearsal', address, contentOfCalls(calls)],
    queryFn: async () => {
      const { openNodes, rehearseCalls } = await import('./rehearseForReview.ts')
      const nodes = openNodes(config, chain.id)
      const script = { account: address, calls }
      return askTwice(() => rehearseCalls(nodes, chain.id, script), isToAskAgain)
    },
    refetchInterval: ({ state }) => retryAfter(state),
    // It stands on a block: never from an earlier visit.
    meta: { private: true },
  })
  return toShown(data, isError)
}
