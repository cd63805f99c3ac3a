import {
  deleteTransaction,
  type Gateway,
  getTransaction,
  proposeMessage,
  proposeTransaction,
  type TransactionDetails,
} from '@countersign/gateway'
import type { Askers } from '@countersign/judge'
import { type Client, createClient, custom } from 'viem'
import { changeAnswer, changeQuestion, type Lie, lyingDetails } from './lies.ts'
import { type FieldLie, tellLie } from './liesOf.ts'
import { type NodeLie, questionOf } from './nodeLies.ts'

/** Who reads the chain for a page. */
export type NodeName = keyof Askers
export const NODE_NAMES: readonly NodeName[] = ['nodeOne', 'nodeTwo', 'wallet']

/** One lie, whoever tells it: of a fact, of a field or of one place in an answer; or no answer at all. */
export type AnyLie =
  | { kind: 'fact'; lie: Lie }
  | { kind: 'field'; lie: FieldLie }
  | { kind: 'answer'; by: NodeName; lie: NodeLie }
  | { kind: 'silence'; by: NodeName }

export const nameOfLie = (told: AnyLie): string => {
  if (told.kind === 'fact') return `${told.lie.liar}: ${told.lie.subject}`
  if (told.kind === 'field') return `gateway: ${told.lie.path.join('.')}`
  return told.kind === 'silence'
    ? `${told.by}: nothing`
    : `${told.by}: ${told.lie.question}, ${told.lie.where}`
}

type Call = Parameters<Askers['wallet']>[0][number]

/**
 * A chain and a gateway, as they are told by those who are asked: everybody says the truth but for the one lie
 * that is told just now. `heard`: whether anybody has heard it.
 */
export function createToldWorld(
  ask: (call: Call) => Promise<unknown>,
  gateway: Gateway,
  /** The gateway of this moment refuses what is written. */
  onPosted: () => void,
) {
  const now: { told: AnyLie | null; heard: boolean } = { told: null, heard: false }
  const answers = new Map<string, unknown>()
  const details = new Map<string, TransactionDetails>()
  const truths = new Map<string, Promise<unknown>>()
  const once = (key: string, find: () => Promise<unknown>): Promise<unknown> => {
    const known = truths.get(key) ?? find()
    known.catch(() => undefined)
    truths.set(key, known)
    return known
  }
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

  async function tell(by: NodeName, call: Call): Promise<unknown> {
    const { told } = now
    const lies = told?.kind === 'fact' && told.lie.liar === by ? [told.lie] : []
    if (told?.kind === 'silence' && told.by === by) {
      now.heard = true
      throw new Error('Nobody answers.')
    }
    const asked = changeQuestion(call, lies)
    if (isOther(asked, call)) now.heard = true
    const truth = await once(JSON.stringify(asked), () => ask(asked))
    answers.set(questionOf(call), truth)
    let said = changeAnswer(truth, call, lies)
    if (told?.kind === 'answer' && told.by === by && told.lie.question === questionOf(call)) {
      said = told.lie.tell(truth)
    }
    if (isOther(said, truth)) now.heard = true
    return said
  }

  const clientOf = (by: NodeName): Client =>
    createClient({
      transport: custom(
        // As viem asks; it is passed on as it is.
        { request: ({ method, params = [] }) => tell(by, { method, params } as Call) },
        { retryCount: 0 },
      ),
    })
  const askerOf =
    (by: NodeName): Askers[NodeName] =>
    (calls) =>
      Promise.all(
        calls.map((call) =>
          tell(by, call).then(
            (value) => ({ state: 'said' as const, value }),
            () => ({ state: 'silent' as const }),
          ),
        ),
      )
  const written: readonly unknown[] = [proposeTransaction, proposeMessage, deleteTransaction]
  const call = async (endpoint: { name: string }, input: unknown) => {
    if (written.includes(endpoint)) {
      onPosted()
      throw new Error('Nothing is written here.')
    }
    const key = `${endpoint.name} ${JSON.stringify(input)}`
    // As it is called.
    const truth = await once(key, () => gateway.call(endpoint as never, input as never))
    const { told } = now
    if (endpoint.name !== getTransaction.name) return truth
    details.set(key, truth as TransactionDetails) // of that endpoint
    if (!told) return truth
    const stated = truth as TransactionDetails // of that endpoint
    const said =
      told.kind === 'field'
        ? tellLie(stated, told.lie)
        : told.kind === 'fact' && told.lie.liar === 'gateway'
          ? lyingDetails(stated, told.lie)
          : stated
    if (isOther(said, truth)) now.heard = true
    return said
  }
  return {
    now,
    /** Every answer of a node that was heard since the last `forget`, by its question. */
    answers,
    /** What the gateway told of transactions since then. */
    told: details,
    /** What was true before something was sent need not be so any more. */
    forget() {
      truths.clear()
      answers.clear()
      details.clear()
    },
    clients: { nodeOne: clientOf('nodeOne'), nodeTwo: clientOf('nodeTwo') },
    askers: {
      nodeOne: askerOf('nodeOne'),
      nodeTwo: askerOf('nodeTwo'),
      wallet: askerOf('wallet'),
    } satisfies Askers,
    gateway: { ...gateway, call } as Gateway, // the same calls
  }
}

export type ToldWorld = ReturnType<typeof createToldWorld>
