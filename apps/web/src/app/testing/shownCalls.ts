import * as gateway from '@countersign/gateway'
import * as build from '@countersign/gateway/testing'

const { answer } = build
const SAFE = build.addressOf(0x5afe01)
const OWNER = build.addressOf(1)
const below = (path: string) => `/one:${SAFE}${path}`

/** A Safe that has, waits for and did nothing. */
export const QUIET = [
  answer(gateway.getSafe, build.buildSafeState()),
  answer(gateway.getChain, build.buildChain()),
  answer(gateway.getChains, build.buildPage([build.buildChain()])),
  answer(gateway.getBalances, build.buildBalances({ items: [] })),
  answer(gateway.getFiatCodes, ['USD']),
  answer(gateway.getMasterCopies, [build.buildMasterCopy()]),
  ...[gateway.getTransactionQueue, gateway.getTransactionHistory].map((endpoint) =>
    answer(endpoint, build.buildPage([])),
  ),
  answer(gateway.getMultisigTransactions, build.buildPage([])),
]

/** One that was made, with a name for its method that nothing else has. */
const done = build.buildTransactionItem({
  txStatus: 'SUCCESS',
  txInfo: build.buildCustom({ methodName: 'waterTheLilies' }),
})
const METHOD = 'waterTheLilies'
const found = build.buildPage([done])
const listed = (tab: string, list: build.FakeAnswer) => ({
  at: below(`/activity?tab=${tab}`),
  answers: [list],
  seen: METHOD,
})
const lilies = build.buildCollectible({ name: 'Lily 77' })

/** Where the answer of each call stands on a page: what is seen is in that answer alone. */
/** Data of a function that nobody here knows: only then is the gateway's name for it repeated. */
const { txData } = build.buildTransactionDetails()
const claimed = txData && {
  ...txData,
  hexData: '0xdeadbeef' as const,
  dataDecoded: build.buildDataDecoded({ method: METHOD, parameters: [] }),
}

export const SHOWN = {
  getSafe: {
    at: below('/settings'),
    answers: [answer(gateway.getSafe, build.buildSafeState({ version: '1.3.77' }))],
    seen: '1.3.77',
  },
  getChain: {
    at: below('/assets'),
    answers: [answer(gateway.getChain, build.buildChain({ features: [] }))],
    seen: 'gateway does not follow collectibles',
  },
  getChains: {
    at: '/tools?tool=chains',
    answers: [
      answer(gateway.getChains, build.buildPage([build.buildChain({ chainName: 'Lily Chain' })])),
    ],
    seen: 'Lily Chain',
  },
  getFiatCodes: {
    at: '/preferences',
    answers: [answer(gateway.getFiatCodes, ['USD', 'ISK'])],
    seen: 'ISK',
  },
  getSafeApps: {
    at: below('/apps'),
    answers: [answer(gateway.getSafeApps, [build.buildSafeApp({ name: 'Lily Pond' })])],
    seen: 'Lily Pond',
  },
  getOwnedSafes: {
    at: `/accounts?of=${OWNER}`,
    answers: [answer(gateway.getOwnedSafes, { safes: [build.addressOf(0x777)] })],
    seen: '0x0000…0777',
  },
  getBalances: {
    at: below('/assets'),
    answers: [
      answer(
        gateway.getBalances,
        build.buildBalances({
          items: [build.buildBalance({ fiatBalance: '77.13' })],
        }),
      ),
    ],
    // What a token is called is not the gateway's to say.
    seen: '$77.13',
  },
  getCollectibles: {
    at: below('/assets'),
    answers: [answer(gateway.getCollectibles, build.buildPage([lilies]))],
    seen: 'Lily 77',
  },
  // Asked where the gateway knows no pages of them.
  getAllCollectibles: {
    at: below('/assets'),
    answers: [
      answer(gateway.getAllCollectibles, [lilies]),
      build.refuse(gateway.getCollectibles, 404, 'Not Found'),
    ],
    seen: 'Lily 77',
  },
  getTransactionHistory: listed('all', answer(gateway.getTransactionHistory, found)),
  getIncomingTransfers: listed('received', answer(gateway.getIncomingTransfers, found)),
  getMultisigTransactions: listed('signed', answer(gateway.getMultisigTransactions, found)),
  getModuleTransactions: listed('modules', answer(gateway.getModuleTransactions, found)),
  getTransactionQueue: {
    at: below('/queue'),
    answers: [
      answer(
        gateway.getTransactionQueue,
        build.buildPage([
          build.buildTransactionItem({ txInfo: build.buildCustom({ methodName: METHOD }) }),
        ]),
      ),
    ],
    seen: METHOD,
  },
  getTransaction: {
    at: below(`/tx/${build.hashOf(1)}`),
    answers: [answer(gateway.getTransaction, build.buildTransactionDetails({ txData: claimed }))],
    seen: METHOD,
  },
  getMessages: {
    at: below('/messages'),
    answers: [
      answer(
        gateway.getMessages,
        build.buildPage([build.buildMessageItem({ message: 'Mind the lilies' })]),
      ),
    ],
    seen: 'Mind the lilies',
  },
  getMessage: {
    at: below(`/msg/${build.hashOf(0x3e55)}`),
    answers: [answer(gateway.getMessage, build.buildMessage({ message: 'Mind the lilies' }))],
    seen: 'Mind the lilies',
  },
  decodeData: {
    at: `/tools?tool=decode&data=0x694e80c3${'3'.padStart(64, '0')}`,
    answers: [answer(gateway.decodeData, build.buildDataDecoded())],
    seen: 'The gateway reads the same',
  },
} satisfies Record<string, { at: string; answers: build.FakeAnswer[]; seen: string }>

/** Calls that are made by what somebody does, and `getMasterCopies`, which speaks of code that a node has. */
export const ACTS = [
  ...['estimateTransaction', 'proposeTransaction', 'deleteTransaction'],
  ...['proposeMessage', 'confirmMessage', 'getMasterCopies'],
]
