import { postStory, storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World } from '@countersign/demo/world'
import {
  createGateway,
  type Gateway,
  getTransaction,
  getTransactionQueue,
  type TransactionDetails,
} from '@countersign/gateway'
import type { SafeTransaction, WitnessName } from '@countersign/safe'
import { judgeActions } from '@countersign/web/actions'
import { askWitnesses } from '@countersign/web/ask-witnesses'
import { createNodeAsker } from '@countersign/web/node-asker'
import { proveTransaction } from '@countersign/web/proof'
import { judgeReview } from '@countersign/web/review'
import { createWalletAsker } from '@countersign/web/wallet-asker'
import { type Look, lookAtWitnesses } from '@countersign/web/witnesses'
import { type Address, type Client, createClient, custom, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  isTold,
  type Liar,
  type Lie,
  lyingAsker,
  lyingDetails,
  redRow,
  SUBJECTS,
  type Subject,
} from '../support/lies.ts'
import { type ServedWorld, serveWorld } from '../support/serveWorld.ts'

/** How many random pairs of lies are told. */
const PAIRS = process.env.DEEP === '1' ? 100_000 : 1_000

let world: World
let server: ServedWorld
let gateway: Gateway
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
  server = await serveWorld(world)
  gateway = createGateway({ baseUrl: server.url })
  await server.untilRead()
  await postStory({ publicUrl: server.url, gateway })
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

type Asker = Look['askers']['wallet']
type Waiting = { look: Look; version: string; client: Client }

/** Our two nodes through our own proxy, and the wallet's by itself. */
function askersOf(chainId: number, onRequest: (node: string) => void = () => {}): Look['askers'] {
  const chain = world.chains.find(({ id }) => id === chainId)
  if (!chain) throw new Error('no such chain')
  const url = `${server.url}/api/rpc/${chainId}`
  const counted: typeof fetch = (input, init) => {
    onRequest(String(input))
    return fetch(input, init)
  }
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) =>
      // As wallets pass reads on.
      chain.request(method, params as readonly unknown[]),
  }
  return {
    nodeOne: createNodeAsker({ url, node: 1, fetch: counted }),
    nodeTwo: createNodeAsker({ url, node: 2, fetch: counted }),
    wallet: createWalletAsker({ provider: async () => provider, chainId }),
  }
}

/** Everything that waits in the queues of all Safes of the story. */
async function allWaiting(): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const { chainId, address, version } of Object.values(storySafes)) {
    const place = { chainId: String(chainId), safeAddress: address }
    const { results } = await gateway.call(getTransactionQueue, place)
    for (const item of results) {
      if (item.type !== 'TRANSACTION') continue
      const { id } = item.transaction
      const details = await gateway.call(getTransaction, { ...place, transactionId: id })
      const account = { chainId, address }
      const client = createClient({ transport: http(`${server.url}/api/rpc/${chainId}`) })
      const look = { askers: askersOf(chainId), gateway, account, details, id }
      found.push({ look, version, client })
    }
  }
  return found
}

const settled = {
  proposer: 'owner',
  lookAlikes: [],
  anchors: 'known',
  delegates: [],
  approvals: [],
  settings: 'none',
  isSealed: false,
  tokens: [],
  safeCode: 'official',
  hasRunUnknown: false,
  record: null,
  rehearsal: { state: 'none' },
} as const

const proofs = new Map<string, ReturnType<typeof proveTransaction>>()

/** What the page would say, and whether anybody could sign or execute it there. */
async function review(
  { look, client }: Waiting,
  safe: { owners: readonly Address[]; version: string },
) {
  const witnesses = await lookAtWitnesses({ wait: async () => {}, ...look })
  const { details, account } = look
  // It hears the gateway alone of those who lie: what was proven of the same words is the same.
  const key = JSON.stringify(details)
  const proving = proofs.get(key) ?? proveTransaction(client, { details, account, safe })
  proofs.set(key, proving)
  const { proof } = await proving
  const { verdict } = judgeReview({
    ...settled,
    witnesses,
    proof: proof.rows,
    required: 2,
  })
  const [me] = safe.owners
  const judged = judgeActions({
    me,
    isInSafe: false,
    owners: safe.owners,
    threshold: 0,
    signers: [],
    safeNonce: 10_000,
    nonce: 0,
    isOpen: true,
    isTrusted: true,
    proposer: null,
    isRejection: false,
    verdict,
    act: undefined,
  })
  const rows = new Map(witnesses.rows.map((row) => [row.fact, row]))
  return { witnesses, rows, verdict, judged }
}

const infoOf = (details: TransactionDetails) => {
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') throw new Error('nobody signs this')
  return info
}
const safeOf = ({ look, version }: Waiting) => ({
  owners: infoOf(look.details).signers.map(({ value }) => value),
  version,
})

it('R-GW-1 over the whole story, on both chains and of all versions, all witnesses agree', async () => {
  const seen = new Set<string>()
  for (const waiting of await allWaiting()) {
    const { look, version } = waiting
    const where = `${look.account.chainId} ${version} ${look.id}`
    const { witnesses, rows } = await review(waiting, safeOf(waiting))
    const { verdict, named, silent, notAsked } = witnesses
    expect({ verdict, named, silent, notAsked }, where).toEqual({
      verdict: 'proven',
      named: [],
      silent: [],
      notAsked: ['signature'],
    })
    const facts = ['owners', 'threshold', 'nonce', 'singleton', 'code', 'singletonCode'] as const
    for (const fact of facts) expect(rows.get(fact)?.ground, `${where} ${fact}`).toBe('merkle')
    seen.add(`${look.account.chainId} ${version}`)
  }
  expect(seen.size).toBeGreaterThan(3)
})

it.each(Object.values(storySafes))(
  'R-GW-1 witnesses agree about any transaction of $name ($version)',
  async ({ chainId, address }) => {
    const transaction = { ...nothing, to: address, nonce: 0n }
    const account = { chainId, address }
    const { verdict, silent, rows } = await askWitnesses(askersOf(chainId), {
      account,
      transaction,
    })
    const hash = rows.find(({ fact }) => fact === 'safeTxHash')
    expect({ verdict, silent, ground: hash?.ground }).toEqual({
      verdict: 'proven',
      silent: [],
      ground: 'arithmetic',
    })
  },
)

const nothing: Omit<SafeTransaction, 'to' | 'nonce'> = {
  value: 0n,
  data: '0x',
  operation: 0,
  ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
}

it('R-GW-1 nobody is asked in more than two rounds once the transaction is known', async () => {
  const [waiting] = await allWaiting()
  if (!waiting) throw new Error('nothing waits')
  const asked: string[] = []
  const askers = askersOf(waiting.look.account.chainId, (url) => asked.push(url.slice(-6)))
  await lookAtWitnesses({ ...waiting.look, askers })
  expect(asked.toSorted()).toEqual(['node=1', 'node=1', 'node=2', 'node=2'])
})

describe('tampering', () => {
  let honest: Waiting
  const remembered = new Map<string, Promise<unknown>>()
  beforeAll(async () => {
    const all = await allWaiting()
    // One with signatures and with data that can be read.
    const found = all.find(
      ({ look: { details } }) =>
        infoOf(details).confirmations.length > 0 && details.txData?.dataDecoded,
    )
    if (!found) throw new Error('nothing of the kind waits')
    // The truth is asked once: what is tried here is what becomes of lies.
    const remember =
      (name: string, ask: Asker): Asker =>
      (calls) => {
        const key = `${name} ${JSON.stringify(calls)}`
        const known = remembered.get(key) ?? ask(calls)
        remembered.set(key, known)
        return known as ReturnType<Asker> // as it was put there
      }
    const { nodeOne, nodeTwo, wallet } = found.look.askers
    const askers = {
      nodeOne: remember('one', nodeOne),
      nodeTwo: remember('two', nodeTwo),
      wallet: remember('wallet', wallet),
    }
    const { client } = found
    const request = async (asked: { method: string; params?: unknown }) => {
      const key = JSON.stringify(asked)
      const known = remembered.get(key) ?? client.request(asked as never) // passed on as it is
      remembered.set(key, known)
      return known
    }
    honest = {
      ...found,
      look: { ...found.look, askers },
      client: createClient({ transport: custom({ request }, { retryCount: 0 }) }),
    }
  })

  /** The same, with these lies told. */
  function tell(lies: readonly Lie[]): Waiting {
    const { look } = honest
    const by = (liar: Liar) => lies.filter((lie) => lie.liar === liar)
    let { details } = look
    for (const lie of by('gateway')) details = lyingDetails(details, lie)
    const { nodeOne, nodeTwo, wallet } = look.askers
    return {
      ...honest,
      look: {
        ...look,
        details,
        gateway: { call: async () => details as never }, // it stays with its lie
        askers: {
          nodeOne: lyingAsker(nodeOne, by('nodeOne')),
          nodeTwo: lyingAsker(nodeTwo, by('nodeTwo')),
          wallet: lyingAsker(wallet, by('wallet')),
        },
      },
    }
  }

  const LIARS: readonly Liar[] = ['gateway', 'nodeOne', 'nodeTwo', 'wallet']
  const singles = LIARS.flatMap((liar) =>
    SUBJECTS.filter((subject) => isTold({ liar, subject })).map(
      (subject) => [liar, subject] as [Liar, Subject],
    ),
  )

  it('R-GW-1 without a lie everything is proven and may be signed', async () => {
    const { verdict, judged } = await review(tell([]), safeOf(honest))
    expect({ verdict, confirm: judged.confirm, execute: judged.execute }).toEqual({
      verdict: 'proven',
      confirm: null,
      execute: null,
    })
  })

  it.each(singles)(
    'R-GW-1 %s alone, lying about %s, is named, and nothing can be signed',
    async (liar, subject) => {
      const lie = { liar, subject, seed: 1 }
      const { rows, witnesses, judged, verdict } = await review(tell([lie]), safeOf(honest))
      expect(verdict).toBe('mismatch')
      expect(rows.get(redRow(lie))?.verdict).toBe('mismatch')
      expect(witnesses.named).toEqual([liar])
      expect([judged.confirm, judged.execute]).toEqual([{ why: 'danger' }, { why: 'danger' }])
    },
  )

  it(`R-GW-1 of ${PAIRS} random pairs of lies none is believed, and nothing can be signed`, async () => {
    let state = 7
    const random = (count: number) => {
      // A small generator, so that a failure can be repeated.
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return Math.floor((state / 0x80000000) * count)
    }
    const pick = (): Lie => {
      const [liar, subject] = singles[random(singles.length)] ?? ['wallet', 'hash']
      return { liar, subject, seed: random(2) }
    }
    for (let count = 0; count < PAIRS; count++) {
      const lies = [pick(), pick()]
      const where = JSON.stringify(lies)
      const { rows, witnesses, judged, verdict } = await review(tell(lies), safeOf(honest))
      expect(verdict, where).toBe('mismatch')
      expect([judged.confirm?.why, judged.execute?.why], where).toEqual(['danger', 'danger'])
      for (const lie of lies) {
        expect(rows.get(redRow(lie))?.verdict, where).toBe('mismatch')
      }
      // Nobody honest is named, unless two nodes of three tell the same lie about the block itself.
      const liars = new Set<WitnessName>(lies.map(({ liar }) => liar))
      const [one, other] = lies
      const isBlock = one?.subject === 'blockHash' && other?.subject === 'blockHash'
      if (!isBlock) for (const name of witnesses.named) expect(liars, where).toContain(name)
    }
  })
})
