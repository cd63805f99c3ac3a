import type { SafeState } from '@countersign/gateway'

const LISTS_OF_TAG = {
  collectiblesTag: ['getCollectibles', 'getAllCollectibles'],
  txQueuedTag: ['getTransactionQueue', 'getTransaction', 'getMultisigTransactions'],
  txHistoryTag: [
    'getTransactionHistory',
    'getIncomingTransfers',
    'getModuleTransactions',
    'getMultisigTransactions',
    'getTransaction',
    'getBalances',
  ],
  messagesTag: ['getMessages', 'getMessage'],
} as const

export type TaggedFeed = (typeof LISTS_OF_TAG)[keyof typeof LISTS_OF_TAG][number]

/** Which calls have something new to say, by what moved in a Safe's state. */
export function movedFeeds(before: SafeState, after: SafeState): Set<TaggedFeed> {
  const moved = Object.entries(LISTS_OF_TAG).filter(([tag]) => {
    // The keys are four of the state's own.
    const key = tag as keyof typeof LISTS_OF_TAG
    return before[key] !== after[key]
  })
  return new Set(moved.flatMap(([, feeds]) => feeds))
}
