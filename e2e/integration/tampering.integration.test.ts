import { postStory, storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World, worldAccounts } from '@countersign/demo/world'
import {
  createGateway,
  type Gateway,
  getTransaction,
  getTransactionQueue,
  type TransactionDetails,
} from '@countersign/gateway'
import { askWitnesses, createNodeAsker, judgeActions, judgeReview } from '@countersign/judge'
import { nothingOdd } from '@countersign/judge/testing'
import {
  hashSafeTransaction,
  type SafeTransaction,
  toSafeTransaction,
  type WitnessName,
} from '@countersign/safe'
import { drawReview } from '@countersign/web/draw-review'
import { proveTransaction } from '@countersign/web/proof'
import { createWalletAsker } from '@countersign/web/wallet-asker'
import { type Look, lookAtWitnesses } from '@countersign/web/witnesses'
import * as v from 'valibot'
import {
  type Address,
  type Client,
  createClient,
  custom,
  type Hex,
  http,
  keccak256,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, sign } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  changeFields,
  isTold,
  LIARS,
  type Liar,
  type Lie,
  lyingAsker,
  lyingDetails,
  namedFor,
  redRow,
  SUBJECTS,
  type Subject,
} from '../support/lies.ts'
import { type FieldLie, liesOf, tellLie } from '../support/liesOf.ts'
import { type ServedWorld, serveWorld } from '../support/serveWorld.ts'
import { WITNESS_NAMES } from '../support/witnessNames.ts'

/** What this page lies about: its own code was tampered with, wherever it is used. */
const page = vi.hoisted(() => ({ lies: [] as readonly Lie[] }))
vi.mock('../../packages/safe/src/hashes/hashSafeTransaction.ts', async (original) => {
  const { hashSafeTransaction } = await original<typeof import('@countersign/safe')>()
  const { tamperHash } = await import('../support/lies.ts')
  return { hashSafeTransaction: tamperHash(hashSafeTransaction, () => page.lies) }
})
vi.mock('../../packages/safe/src/proof/checkDecoding.ts', async (original) => {
  const { checkDecoding } = await original<typeof import('@countersign/safe')>()
  // One that calls a gateway's lie right is found out by nobody: it could as well show anything.
  const tampered: typeof checkDecoding = (...claim) => {
    const checked = checkDecoding(...claim)
    const isLie = page.lies.some(({ subject }) => subject === 'decoding')
    return isLie ? { ...checked, verdict: 'mismatch' } : checked
  }
  return { checkDecoding: tampered }
})

// Hashing the same bytes and recovering the same signers is most of what a thousand reviews cost: what
// was worked out once is remembered, whoever asks. Both know nothing but what they are given.
vi.mock('viem', async (original) => {
  const viem = await original<typeof import('viem')>()
  const { remember } = await import('../support/remember.ts')
  const hashText = remember((text: Hex) => viem.keccak256(text), String)
  // Of bytes, or as bytes, it is worked out each time.
  const keccak256 = (value: Hex | Uint8Array, to?: 'bytes' | 'hex') =>
    to || typeof value !== 'string' ? viem.keccak256(value, to) : hashText(value)
  const recoverAddress = remember(viem.recoverAddress, (asked) => JSON.stringify(asked))
  return { ...viem, keccak256, recoverAddress }
})

/** What a gateway says, with fields of it told otherwise, as it is read here; null where it is refused. */
function tellFields(
  details: TransactionDetails,
  lies: readonly FieldLie[],
): TransactionDetails | null {
  const told = lies.reduce<unknown>(tellLie, details)
  const { success, output } = v.safeParse(getTransaction.response, told)
  return success ? output : null
}

/** The gateway's reading of the data, and its list of confirmations. */
const WHOLES = ['txData.dataDecoded', 'detailedExecutionInfo.confirmations'] as const

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
type Waiting = {
  look: Look
  version: string
  client: Client
  /** What this page itself is made to say. */
  own?: readonly Lie[]
}

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

const settled = { ...nothingOdd, proposer: { kind: 'owner', address: zeroAddress } } as const

const proofs = new Map<string, ReturnType<typeof proveTransaction>>()

/** What the page would say, and whether anybody could sign or execute it there. */
async function review(
  { look, client, own = [] }: Waiting,
  safe: { owners: readonly Address[]; version: string },
) {
  page.lies = own
  const witnesses = await lookAtWitnesses({ wait: async () => {}, ...look })
  const { details, account } = look
  // It hears the gateway alone of those who lie: what was proven of the same words is the same.
  const key = JSON.stringify([details, own])
  const proving = proofs.get(key) ?? proveTransaction(client, { details, account, safe })
  proofs.set(key, proving)
  const { proof } = await proving
  page.lies = []
  const judgement = judgeReview({
    ...settled,
    witnesses,
    proof: proof.rows,
    required: 2,
  })
  const { verdict } = judgement
  const [me] = safe.owners
  const waiting = {
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
    ground: 'read',
    act: undefined,
  } as const
  const judged = judgeActions({ ...waiting, verdict })
  const rows = new Map(witnesses.rows.map((row) => [row.fact, row]))
  const draw = () => drawReview({ safe: account.address, witnesses, review: judgement, waiting })
  return { witnesses, rows, verdict, judged, draw }
}

type Reviewed = Awaited<ReturnType<typeof review>>

/** What of it a visitor sees, drawn by the page's own components. */
async function look({ draw }: Pick<Reviewed, 'draw'>) {
  const html = await draw()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
  const buttons = [...html.matchAll(/<button([^>]*)>(Confirm|Execute)</g)]
  const isOff = (attributes = '') => attributes.includes('aria-disabled="true"')
  return {
    tone: all(/<section[^>]* data-tone="(\w+)"/g),
    alarms: all(/ role="(alert)"/g).length,
    named: all(/<th[^>]* data-named="true"[^>]*>([^<]*)</g),
    red: all(/<tr data-witness-row="(\w+)" data-told-verdict="mismatch"/g),
    off: buttons.flatMap(([, attributes, name]) => (isOff(attributes) ? [name] : [])),
    on: buttons.flatMap(([, attributes, name]) => (isOff(attributes) ? [] : [name])),
  }
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

it('R-GW-1 of a Safe that is not there yet nobody is said to lie', async () => {
  const address = '0x00000000000000000000000000000000000bee99'
  const account = { chainId: 31337, address } as const
  const transaction = { ...nothing, to: address, nonce: 0n } as const
  const { verdict, named } = await askWitnesses(askersOf(31337), { account, transaction })
  expect({ verdict, named }).toEqual({ verdict: 'could not check', named: [] })
})

it('R-GW-1 one of two nodes cannot have our own hash worked out for another version', async () => {
  const { chainId, address } = storySafes.treasury
  const askers = askersOf(chainId)
  const [other] = Object.values(storySafes).filter((safe) => safe.version === '1.1.1')
  if (!other) throw new Error('the story has no such Safe')
  const [slot] = await askersOf(other.chainId).nodeOne([
    { method: 'eth_getStorageAt', params: [other.address, '0x0', 'latest'] },
  ])
  // At first only, so that none of its later words gives it away.
  const lying: Asker = async (calls) =>
    (await askers.nodeOne(calls)).map((reply, index) => {
      const { method, params } = calls[index] ?? { method: '', params: [] }
      return method === 'eth_getStorageAt' && params[2] === 'latest' ? (slot ?? reply) : reply
    })
  const wallet: Asker = async (calls) => calls.map(() => ({ state: 'notAsked' }))
  const found = await askWitnesses(
    { nodeOne: lying, nodeTwo: askers.nodeTwo, wallet },
    { account: { chainId, address }, transaction: { ...nothing, to: address, nonce: 0n } },
  )
  expect(found.named).toEqual([])
})

it('R-GW-1 one node cannot send the others back to an old block, whatever date it gives it', async () => {
  const { chainId, address } = storySafes.treasury
  const askers = askersOf(chainId)
  const back: Asker = async (calls) => {
    const replies = await askers.nodeOne(calls)
    return replies.map((reply, index) => {
      const isLatest =
        calls[index]?.method === 'eth_getBlockByNumber' && calls[index].params[0] === 'latest'
      return isLatest && reply.state === 'said'
        ? { state: 'said', value: { ...(reply.value as object), number: '0x64' } }
        : reply
    })
  }
  const transaction = { ...nothing, to: address, nonce: 0n }
  const account = { chainId, address }
  const found = await askWitnesses({ ...askers, nodeOne: back }, { account, transaction })
  expect(found.verdict).toBe('proven')
  expect(found.block).toBeGreaterThan(300)
})

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
  let waiting: readonly Waiting[]
  beforeAll(async () => {
    // Those with signatures and with data that can be read: everything can be lied about there.
    const all = (await allWaiting()).filter(
      ({ look: { details } }) =>
        infoOf(details).confirmations.length > 0 && details.txData?.dataDecoded,
    )
    waiting = all.map(remember)
    const [first] = waiting
    if (!first) throw new Error('nothing of the kind waits')
    honest = first
  })

  /** The same, its truth asked for once: what is tried here is what becomes of lies. */
  function remember({ look, client, ...rest }: Waiting): Waiting {
    const remembered = new Map<string, Promise<unknown>>()
    const once = (key: string, ask: () => Promise<unknown>) => {
      const known = remembered.get(key) ?? ask()
      remembered.set(key, known)
      return known
    }
    const keep =
      (name: string, ask: Asker): Asker =>
      (calls) =>
        // As it was put there.
        once(`${name} ${JSON.stringify(calls)}`, () => ask(calls)) as ReturnType<Asker>
    const { nodeOne, nodeTwo, wallet } = look.askers
    const askers = {
      nodeOne: keep('one', nodeOne),
      nodeTwo: keep('two', nodeTwo),
      wallet: keep('wallet', wallet),
    }
    const request = (asked: { method: string; params?: unknown }) =>
      once(JSON.stringify(asked), () => client.request(asked as never)) // passed on as it is
    return {
      ...rest,
      look: { ...look, askers },
      client: createClient({ transport: custom({ request }, { retryCount: 0 }) }),
    }
  }

  /** What the wallet of an owner answers, by the truth, who was asked to sign what is shown. */
  async function answerTo(
    { look: { account, details }, version }: Waiting,
    stated: TransactionDetails,
    lies: readonly Lie[],
  ): Promise<NonNullable<Look['answered']>> {
    const transaction = toSafeTransaction(stated) ?? toSafeTransaction(details)
    const owners = infoOf(details).signers.map(({ value }) => value)
    const mine = worldAccounts.find(({ address }) => owners.includes(address))
    if (!transaction || !mine) throw new Error('nobody here can sign this')
    // Never what this page may have been made to work with: that would be what it asked for.
    const others = lies.map((lie) => ({ ...lie, seed: lie.seed + 40 }))
    const { safeTxHash } = hashSafeTransaction(
      { ...account, version },
      changeFields(transaction, others),
    )
    const is = (subject: Subject) => lies.some((lie) => lie.subject === subject)
    const { privateKey } = is('signer') ? stranger : mine
    const hash = is('hash') ? keccak256(safeTxHash) : safeTxHash
    const signature = await sign({ hash, privateKey, to: 'hex' })
    return { asked: mine.address, signature }
  }
  const stranger = { privateKey: generatePrivateKey() }

  /** The same, with these lies told. */
  async function tell(
    lies: readonly Lie[],
    truth = honest,
    stated = truth.look.details,
  ): Promise<Waiting> {
    const { look } = truth
    const by = (liar: Liar) => lies.filter((lie) => lie.liar === liar)
    const asked = by('signature')
    let details = stated
    for (const lie of by('gateway')) details = lyingDetails(details, lie)
    const { nodeOne, nodeTwo, wallet } = look.askers
    return {
      ...truth,
      own: by('own'),
      look: {
        ...look,
        details,
        answered: asked.length > 0 ? await answerTo(truth, details, asked) : null,
        gateway: { call: async () => details as never }, // it stays with its lie
        askers: {
          nodeOne: lyingAsker(nodeOne, by('nodeOne')),
          nodeTwo: lyingAsker(nodeTwo, by('nodeTwo')),
          wallet: lyingAsker(wallet, by('wallet')),
        },
      },
    }
  }

  const singles = LIARS.flatMap((liar) =>
    SUBJECTS.filter((subject) => isTold({ liar, subject })).map(
      (subject) => [liar, subject] as [Liar, Subject],
    ),
  )

  it('R-GW-1 without a lie everything is proven and may be signed', async () => {
    const { verdict, judged, draw } = await review(await tell([]), safeOf(honest))
    expect({ verdict, confirm: judged.confirm, execute: judged.execute }).toEqual({
      verdict: 'proven',
      confirm: null,
      execute: null,
    })
    expect(await look({ draw })).toEqual({
      ...{ tone: ['good'], alarms: 0, named: [], red: [] },
      ...{ off: [], on: ['Confirm', 'Execute'] },
    })
  })

  it('R-GW-1 a signature as it was asked for is one more witness', async () => {
    const { look } = honest
    const answered = await answerTo(honest, look.details, [])
    const signed = { ...honest, look: { ...look, answered } }
    const { verdict, rows, witnesses } = await review(signed, safeOf(honest))
    const row = rows.get('signer')
    const { asked: signer } = answered
    expect([verdict, row?.verdict, row?.value]).toEqual(['proven', 'proven', signer.toLowerCase()])
    expect(witnesses.notAsked).toEqual([])
    // Recovered over a hash that all others deny, it accuses nobody who is honest.
    const own = [{ liar: 'own', subject: 'hash', seed: 1 }] as const
    const tampered = await review({ ...signed, own }, safeOf(honest))
    expect(tampered.witnesses.named).toEqual(['own'])
  })

  it.each(singles)(
    'R-GW-1 %s alone, lying about %s, is named, and nothing can be signed',
    async (liar, subject) => {
      const lie = { liar, subject, seed: 1 }
      const reviewed = await review(await tell([lie]), safeOf(honest))
      const { rows, witnesses, judged, verdict } = reviewed
      expect(verdict).toBe('mismatch')
      expect(rows.get(redRow(lie))?.verdict).toBe('mismatch')
      expect(witnesses.named).toEqual([namedFor(lie)])
      expect([judged.confirm, judged.execute]).toEqual([{ why: 'danger' }, { why: 'danger' }])
      expect(await look(reviewed)).toEqual({
        ...{ tone: ['danger'], alarms: 1, named: [WITNESS_NAMES[namedFor(lie)]] },
        ...{ red: expect.arrayContaining([redRow(lie)]), off: ['Confirm', 'Execute'], on: [] },
      })
    },
  )

  /** Every field of what a gateway says of a transaction, told otherwise; it stays one that is signed. */
  const fieldLies = () =>
    liesOf(getTransaction.response, honest.look.details).filter((lie) => {
      const details = tellFields(honest.look.details, [lie])
      return details?.detailedExecutionInfo?.type === 'MULTISIG' && toSafeTransaction(details)
    })

  /** Whoever proposed it signed this. */
  const hashOf = ({ look, version }: Waiting) => {
    const transaction = toSafeTransaction(look.details)
    return transaction && hashSafeTransaction({ ...look.account, version }, transaction).safeTxHash
  }

  it(`R-GW-1 R-JDG-3 of ${PAIRS} random pairs of lies none is believed, and none hides the other`, async () => {
    let state = 7
    const random = (count: number) => {
      // A small generator, so that a failure can be repeated.
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return Math.floor((state / 0x80000000) * count)
    }
    const fields = fieldLies()
    type Any = { lie: Lie } | { field: FieldLie }
    const pick = (): Any => {
      const index = random(singles.length + fields.length)
      const field = fields[index - singles.length]
      const [liar, subject] = singles[index] ?? ['wallet', 'hash']
      return field ? { field } : { lie: { liar, subject, seed: random(2) } }
    }
    /** One that the gateway tells by a field is told of that field. */
    const placeOf = (any: Any) => {
      if ('field' in any) return any.field.path.join('.')
      const { liar, subject } = any.lie
      const isField = liar === 'gateway' && subject === 'operation'
      return isField ? 'txData.operation' : `${liar} ${subject}`
    }
    /** What is judged as one: its one part may be missing that the other would have been found by. */
    const wholeOf = (any: Any) => {
      const isReading = 'lie' in any && any.lie.subject === 'decoding'
      return isReading ? WHOLES[0] : WHOLES.find((whole) => placeOf(any).startsWith(whole))
    }
    const nameOf = (any: Any) =>
      'lie' in any ? placeOf(any) : `${placeOf(any)} = ${JSON.stringify(any.field.value)}`
    /** Another lie: one who flips the same twice has told the truth. */
    const pickBeside = (first: Any): Any => {
      const other = pick()
      return placeOf(other) === placeOf(first) ? pickBeside(first) : other
    }
    // What each field comes to alone, so that nothing beside it makes it better.
    const verdicts = new Map<string, string>()
    for (const field of fields) {
      const details = tellFields(honest.look.details, [field])
      if (!details) throw new Error('it was taken before')
      const { verdict } = await review(await tell([], honest, details), safeOf(honest))
      verdicts.set(nameOf({ field }), verdict)
    }
    // All that were believed, not only the first.
    const believed: string[] = []
    for (let count = 0; count < PAIRS; count++) {
      const first = pick()
      const all = [first, pickBeside(first)]
      const hasField = all.some((any) => 'field' in any)
      const truth = hasField ? honest : (waiting[random(waiting.length)] ?? honest)
      const lies = all.flatMap((any) => ('lie' in any ? [any.lie] : []))
      const stated = tellFields(
        truth.look.details,
        all.flatMap((any) => ('field' in any ? [any.field] : [])),
      )
      // Together they may be nothing that could be read.
      if (!stated) continue
      const told = await tell(lies, truth, stated)
      const { rows, witnesses, judged, verdict } = await review(told, safeOf(truth))
      const isOff = judged.confirm?.why === 'danger' && judged.execute?.why === 'danger'
      const areFound = lies.every((lie) => rows.get(redRow(lie))?.verdict === 'mismatch')
      const isStopped = verdict === 'mismatch' && isOff && areFound
      // Nobody honest is named, unless two nodes of three tell the same lie about the block itself.
      const liars = new Set<WitnessName>(lies.flatMap((lie) => [lie.liar, namedFor(lie)]))
      const isBlock = lies.every(({ subject }) => subject === 'blockHash')
      const isJust = isBlock || witnesses.named.every((name) => liars.has(name))
      // Fields that nobody can check change nothing that is signed, and never make anything better.
      const alone = all.map((any) => ('lie' in any ? 'mismatch' : verdicts.get(nameOf(any))))
      const [one, other] = all.map(wholeOf)
      const isRed =
        one !== undefined && one === other
          ? alone.every((verdict) => verdict === 'mismatch')
          : alone.includes('mismatch')
      const isHidden = isRed && verdict !== 'mismatch'
      const isOther = verdict === 'proven' && hashOf(told) !== hashOf(truth)
      if (hasField ? isHidden || isOther : !isStopped || !isJust) {
        const names = all.map(nameOf)
        believed.push(JSON.stringify({ id: truth.look.id, names, verdict, named: witnesses.named }))
      }
    }
    expect(believed).toEqual([])
  })
})
