import { Suspense } from 'react'
import { createClient, http } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { Account } from './account'
import { SignedIn } from './signedIn'

export default function Page() {
  return (
    <main>
      <h1>Countersign with Next</h1>
      <Account />
      <SignedIn />
      <Suspense fallback={<p>Asking the chain …</p>}>
        <LatestBlock />
      </Suspense>
    </main>
  )
}

/** Comes behind the rest of the page, when the server has its answer. */
async function LatestBlock() {
  const client = createClient({
    chain: mainnet,
    transport: http(process.env.NEXT_PUBLIC_RPC_URL, { retryCount: 0 }),
  })
  const number = await getBlockNumber(client).catch(() => undefined)
  return <p data-testid="block">{number === undefined ? 'No node answers.' : `Block ${number}`}</p>
}
