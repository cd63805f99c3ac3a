import {
  judgeActions,
  listDemands,
  type Review,
  verdictForActions,
  type WaitingTransaction,
  type Witnessed,
} from '@countersign/judge'
import type { OutboxEntry } from '@countersign/outbox'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import type { Address } from 'viem'
import { Verdict } from '../../../review/verdict/Verdict.tsx'
import { WitnessTable } from '../../../review/witnesses/WitnessTable.tsx'
import { AccountContext } from '../../../shared/account/AccountContext.ts'
import { testChains } from '../../../shared/testing/testChains.ts'
import { ActionButtons } from '../actions/ActionButtons.tsx'

type Drawn = {
  safe: Address
  witnesses: Witnessed
  review: Review
  /** Who looks at it, and how far it is. Nobody types anything. */
  waiting: Omit<WaitingTransaction, 'verdict' | 'act'> & { act: OutboxEntry | undefined }
}

/** Nothing is asked of it. */
const queries = new QueryClient()
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** The verdict, the witnesses and the buttons of a review page, as HTML, without a browser. */
export async function drawReview({ safe, witnesses, review, waiting }: Drawn): Promise<string> {
  const [chain] = testChains
  const account = { chain, address: safe, path: `${chain.shortName}:${safe}` }
  const demands = listDemands(review)
  const judged = judgeActions({
    ...waiting,
    verdict: verdictForActions(review, { demands, isGiven: false }),
  })
  const actions = {
    ...({
      judged,
      act: waiting.act,
      nonce: waiting.nonce,
      safeTxHash: '0x',
      isBusy: false,
    } as const),
    ...{ isOpen: waiting.isOpen, result: undefined, run: () => {} },
  }
  const stream = await renderToReadableStream(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queries}>
        <AccountContext value={account}>
          <Verdict review={review} isOpen={waiting.isOpen} />
          <WitnessTable state={witnesses} />
          <ActionButtons actions={actions} />
        </AccountContext>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
  // What is fetched when it is needed stands in it, too.
  await stream.allReady
  return new Response(stream).text()
}
