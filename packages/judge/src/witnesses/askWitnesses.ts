import {
  hashSafeTransaction,
  identifyCode,
  judgeWitnesses,
  type NodeName,
  type NodeTestimony,
  recoverSigner,
  SafeError,
  type SafeTransaction,
  type Testimony,
  type Told,
  type WitnessJudgement,
  writeFact,
} from '@countersign/safe'
import { type Address, getAddress, type Hex, keccak256 } from 'viem'
import type { Asker, Askers } from './asker.ts'
import { type Head, type Heads, leaveBehind, pickBlock } from './pickBlock.ts'
import { type Scouted, scout } from './scout.ts'
import { type Answers, testify } from './testify.ts'
import { toSignature } from './toSignature.ts'

export type WitnessQuestion = {
  account: { chainId: number; address: Address }
  transaction: SafeTransaction
  /** What the gateway says of it; left out where it is not asked. */
  gateway?: Testimony
  /** As whom the wallet was asked, and the signature that it answered with; null before it was. */
  answered?: { asked: Address; signature: Hex } | null
}

export type Witnessed = WitnessJudgement & {
  /** After which block all were asked; null when none could be named. */
  block: number | null
}

const NODES = ['nodeOne', 'nodeTwo', 'wallet'] as const satisfies NodeName[]

/** With the slots that every Safe has, as many as a node is asked to prove at once. */
const MOST_LISTED = { owners: 50, modules: 10 } as const

/**
 * Asks all witnesses about a transaction, in two rounds: where they stand, then everything after one
 * block. What each says is believed as far as `judgeWitnesses` finds it so.
 */
export async function askWitnesses(askers: Askers, question: WitnessQuestion): Promise<Witnessed> {
  const { account, transaction } = question
  const scouted = await forEach((name) => scout(askers[name], account.address))
  const heads = headsIn(scouted)
  const asked = {
    safe: account.address,
    transaction,
    owners: listedBy(scouted, 'owners'),
    modules: listedBy(scouted, 'modules'),
    singleton: mostSaid(NODES.map((name) => scouted[name].singleton)),
    hashCode: hashOnce(),
  }
  const askAll = (block: number | null) =>
    forEach((name) =>
      block === null
        ? Promise.resolve(noAnswers(scouted[name].state))
        : askAfter(askers[name], scouted[name], { ...asked, block }),
    )
  let block = pickBlock(heads)
  let answers = await askAll(block)
  const ahead = block === null ? null : leaveBehind(heads, oldest(block, Object.values(answers)))
  if (ahead) {
    block = pickBlock(ahead)
    answers = await askAll(block)
  }
  const own = ownHash(question, asked.singleton, Object.values(answers))
  const { answered, gateway = {} } = question
  const signedBy = answered && own ? await recoverFrom(answered.signature, own) : null
  const judged = judgeWitnesses(account.address, {
    own: {
      ...(own && { safeTxHash: said(own) }),
      ...(gateway.decoding && { decoding: said('same') }),
      ...(answered && signedBy && { signer: said(answered.asked) }),
    },
    gateway,
    nodeOne: answers.nodeOne.testimony,
    nodeTwo: answers.nodeTwo.testimony,
    wallet: answers.wallet.testimony,
    signature: signedBy ? { signer: said(signedBy) } : {},
  })
  return { ...judged, block }
}

/** A contract is many kilobytes, and honest nodes bring the very same. */
function hashOnce(): (code: Hex) => Hex {
  const known = new Map<Hex, Hex>()
  return (code) => {
    const hash = known.get(code) ?? keccak256(code)
    known.set(code, hash)
    return hash
  }
}

/** Whose key made it, over our own hash; null for what no key makes, as a contract's word. */
async function recoverFrom(signature: Hex, hash: Hex): Promise<Address | null> {
  const read = toSignature(signature)
  if (read?.kind !== 'ecdsa' && read?.kind !== 'ethSign') return null
  try {
    return await recoverSigner(hash, read)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}

const said = (value: Hex | 'same'): Told => ({
  state: 'said',
  value: value === 'same' ? value : writeFact(value),
})

async function forEach<value>(
  ask: (name: NodeName) => Promise<value>,
): Promise<Record<NodeName, value>> {
  const [nodeOne, nodeTwo, wallet] = await Promise.all([
    ask('nodeOne'),
    ask('nodeTwo'),
    ask('wallet'),
  ])
  return { nodeOne, nodeTwo, wallet }
}

/** Who said nothing at first is not asked everything as well. */
function askAfter(
  ask: Asker,
  { state }: Scouted,
  question: Parameters<typeof testify>[1],
): Promise<Answers> {
  return state === 'said' ? testify(ask, question) : Promise.resolve(noAnswers(state))
}

function noAnswers(state: Scouted['state']): Answers {
  const testimony: NodeTestimony = state === 'notAsked' ? {} : { blockHash: { state: 'silent' } }
  return { testimony, singletonCode: null, version: null, timestamp: null }
}

function headsIn(scouted: Record<NodeName, Scouted>): Heads {
  const heads = NODES.flatMap((name) => {
    const { head } = scouted[name]
    return head ? [[name, head] as const] : []
  })
  return Object.fromEntries(heads)
}

/** A block with the oldest date that anybody gives it. */
const oldest = (number: number, answers: readonly Answers[]): Head => ({
  number,
  timestamp: Math.min(...answers.map(({ timestamp }) => timestamp ?? Number.POSITIVE_INFINITY)),
})

function listedBy(scouted: Record<NodeName, Scouted>, list: 'owners' | 'modules'): Address[] {
  const all = NODES.flatMap((name) => scouted[name][list].map((member) => getAddress(member)))
  return [...new Set(all)].slice(0, MOST_LISTED[list])
}

/** The one that most say; of equally many none: nobody's word alone decides what we work out. */
function mostSaid<value extends string>(values: readonly (value | null)[]): value | null {
  const counts = new Map<value, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [most, next] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most && most[1] !== next?.[1] ? most[0] : null
}

/** Our own hash. How it is worked out depends on the release, which known code tells best. */
function ownHash(
  { account, transaction }: WitnessQuestion,
  singleton: Address | null,
  answers: readonly Answers[],
): Hex | null {
  const code = mostSaid(answers.map(({ singletonCode }) => singletonCode))
  const stated = mostSaid(answers.map(({ version }) => version))
  try {
    const known = code && singleton ? identifyCode(code, singleton) : null
    const isSafe = known?.contract === 'Safe' || known?.contract === 'SafeL2'
    const version = isSafe ? known.version : stated
    return version === null
      ? null
      : hashSafeTransaction({ ...account, version }, transaction).safeTxHash
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
