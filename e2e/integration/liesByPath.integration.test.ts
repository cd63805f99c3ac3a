import { startWorld, type World } from '@countersign/demo/world'
import { createGateway, getTransaction } from '@countersign/gateway'
import type { Authorization } from '@countersign/judge'
import { type Client, createClient, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLyingSigner, type LyingSigner } from '../support/createLyingSigner.ts'
import { createSigningWays } from '../support/createSigningWays.ts'
import { type Cell, REASONS, reasonOf } from '../support/lieReasons.ts'
import { isTold, LIARS, type Lie, SUBJECTS } from '../support/lies.ts'
import { liesOf } from '../support/liesOf.ts'
import { nodeLiesOf } from '../support/nodeLies.ts'
import { type ServedWorld, serveWorld } from '../support/serveWorld.ts'
import { SIGNING_PATHS, type SigningPath } from '../support/signingPaths.ts'
import type { Shown, Way } from '../support/signingWay.ts'
import {
  type AnyLie,
  createToldWorld,
  NODE_NAMES,
  nameOfLie,
  type ToldWorld,
} from '../support/toldWorld.ts'

/** What this page lies about: its own arithmetic was tampered with. */
const page = vi.hoisted(() => ({ lies: [] as readonly Lie[], isHeard: false }))
vi.mock('../../packages/safe/src/hashes/hashSafeTransaction.ts', async (original) => {
  const { hashSafeTransaction } = await original<typeof import('@countersign/safe')>()
  const { tamperHash } = await import('../support/lies.ts')
  const tampered = tamperHash(hashSafeTransaction, () => page.lies)
  const heard: typeof hashSafeTransaction = (...given) => {
    const hashes = tampered(...given)
    if (page.lies.length > 0) {
      page.isHeard ||= hashes.safeTxHash !== hashSafeTransaction(...given).safeTxHash
    }
    return hashes
  }
  return { hashSafeTransaction: heard }
})

const IS_DEEP = process.env.DEEP === '1'
/** In so many places of each answer; and of all those lies each so many-th, in the short form. */
const MOST_PLACES = IS_DEEP ? 8 : 1
const STRIDE = IS_DEEP ? 1 : 23

let world: World
let server: ServedWorld
let truth: Client
let told: ToldWorld
let signer: LyingSigner
let ways: ReturnType<typeof createSigningWays>
const posted = { count: 0 }
beforeAll(async () => {
  world = await startWorld()
  server = await serveWorld(world)
  truth = createClient({ transport: http(world.chains[0].url), pollingInterval: 20 })
  told = createToldWorld(
    // viem knows the methods by name, and these are passed on as they are.
    ({ method, params }) => truth.request({ method, params } as never),
    createGateway({ baseUrl: server.url }),
    () => {
      posted.count += 1
    },
  )
  signer = createLyingSigner(told)
  ways = createSigningWays({ told, signer, truth, url: server.url })
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

/** From the beginning, or only once it was judged. */
const WHENS = ['shown', 'asked'] as const
type When = (typeof WHENS)[number]
const nameOfCell = (path: SigningPath, when: When, lie: AnyLie) =>
  `${path} | ${when} | ${nameOfLie(lie)}`
const tell = (lie: AnyLie | null) => {
  told.now.told = lie
  page.lies = lie?.kind === 'fact' && lie.lie.liar === 'own' ? [lie.lie] : []
}

async function attempt(way: Way, lie: AnyLie | null, shownBefore: Shown | null) {
  signer.asked.length = 0
  posted.count = 0
  told.now.heard = false
  page.isHeard = false
  tell(lie)
  // What cannot be read is not shown, and nothing is signed that is not.
  const shown = shownBefore ?? (await way.show().catch(() => null))
  const leave = shown?.leave ?? null
  if (leave !== null) await way.ask(leave as Authorization).catch(() => undefined) // built ones take none
  tell(null)
  const isHeard = told.now.heard || page.isHeard
  return { shown, isHeard, digests: [...signer.asked], isPosted: posted.count > 0 }
}

type Attempt = Awaited<ReturnType<typeof attempt>>

function cellOf(
  { shown, isHeard, digests, isPosted }: Attempt,
  honest: Attempt,
  { lie, when, isWitnessed }: { lie: AnyLie; when: When; isWitnessed: boolean },
): Cell {
  const isSigned = lie.kind === 'fact' && lie.lie.liar === 'signature'
  if (digests.some((digest) => !honest.digests.includes(digest))) return 'believed'
  if (isPosted) return 'believed'
  if (!isHeard) return 'unheard'
  if (digests.length === 0 || isSigned) return 'blocked'
  if (shown?.isTyped) return 'typed'
  // What witnesses differ about is red, whatever it is; and what is shown is what is.
  const isFact = lie.kind === 'fact' && lie.lie.liar !== 'gateway'
  if (isFact && isWitnessed) return 'believed'
  return when === 'shown' && shown?.content !== honest.shown?.content ? 'believed' : 'same'
}

const FACTS: readonly AnyLie[] = LIARS.flatMap((liar) =>
  SUBJECTS.filter((subject) => isTold({ liar, subject })).map(
    (subject): AnyLie => ({ kind: 'fact', lie: { liar, subject, seed: 1 } }),
  ),
)
const SILENCES = NODE_NAMES.map((by): AnyLie => ({ kind: 'silence', by }))

/** Every lie that somebody could tell who was asked on this path. */
function liesOn(path: SigningPath): AnyLie[] {
  const answers = [...told.answers].flatMap(([question, answer]) =>
    nodeLiesOf(question, answer, MOST_PLACES).flatMap((lie) =>
      NODE_NAMES.map((by): AnyLie => ({ kind: 'answer', by, lie })),
    ),
  )
  const fields = [...told.told.values()].flatMap((details) =>
    liesOf(getTransaction.response, details).map((lie): AnyLie => ({ kind: 'field', lie })),
  )
  const offset = Object.keys(SIGNING_PATHS).indexOf(path)
  const some = [...answers, ...fields].filter((_, index) => index % STRIDE === offset % STRIDE)
  return [...FACTS, ...SILENCES, ...some]
}

const PATHS = Object.keys(SIGNING_PATHS) as SigningPath[] // its own keys
const table = new Map<string, Cell>()

describe('R-JDG-9 no lie of one liar gets anything signed or sent that was not shown, on any path', () => {
  it.each(PATHS)('%s', async (path) => {
    tell(null)
    told.forget()
    const way = await ways[path]()
    told.forget()
    const honest = await attempt(way, null, null)
    expect({ leave: honest.shown?.leave !== null, typed: honest.shown?.isTyped }).toEqual({
      leave: true,
      typed: false,
    })
    expect(honest.digests).toHaveLength(1)
    const lies = liesOn(path)
    const believed: string[] = []
    const isWitnessed = WITNESSED.has(SIGNING_PATHS[path])
    for (const when of WHENS) {
      const shown = when === 'asked' ? await way.show() : null
      for (const lie of lies) {
        const cell = cellOf(await attempt(way, lie, shown), honest, { lie, when, isWitnessed })
        table.set(nameOfCell(path, when, lie), cell)
        if (cell === 'believed') believed.push(`${when} ${nameOfLie(lie)}`)
      }
    }
    await way.end?.()
    expect(believed).toEqual([])
  })

  it('every path and every fact has its cell, and each that is not stopped its reason', () => {
    const used = new Set<string>()
    const unexplained: string[] = []
    for (const path of PATHS) {
      for (const when of WHENS) {
        for (const lie of [...FACTS, ...SILENCES]) {
          const cell = table.get(nameOfCell(path, when, lie))
          if (cell === 'blocked' || cell === 'typed') continue
          const reason = cell && reasonOf(path, lie, cell)
          if (reason) used.add(reason)
          else unexplained.push(`${nameOfCell(path, when, lie)}: ${cell}`)
        }
      }
    }
    expect(unexplained).toEqual([])
    expect(Object.keys(REASONS).filter((reason) => !used.has(reason))).toEqual([])
    const counts = Object.entries(Object.groupBy(table.values(), (cell) => cell))
    const told = counts.map(([cell, all]) => `${all?.length} ${cell}`).join(', ')
    process.stdout.write(`${PATHS.length} paths, ${table.size} cells: ${told}\n`)
  })
})

/** Where everybody is asked about one transaction of a Safe. */
const WITNESSED: ReadonlySet<string> = new Set([
  'propose',
  'confirm',
  'execute',
  'reject',
  'remove',
])
