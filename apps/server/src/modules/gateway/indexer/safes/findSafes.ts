import type { SafeIdentity } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import type { SafeTable } from '../../../../database/gatewayTables.ts'
import type { Identify } from '../../chain/createCodeBook.ts'
import { mapLimited } from '../../chain/mapLimited.ts'
import { readIdentity } from '../../chain/readIdentity.ts'
import type { StepEvent } from '../events/types.ts'
import type { ForeignCode } from '../executions/findForeignCode.ts'
import type { NodeReader, StateBlock } from '../node/createNodeReader.ts'
import type { Log } from '../node/nodeAnswers.ts'
import { readTransactions } from '../node/readTransactions.ts'
import type { Verdicts } from './createVerdicts.ts'
import { type Creation, findCreations } from './findCreations.ts'
import { judgeSetUp } from './judgeSetUp.ts'
import { mayBeProxies } from './mayBeProxies.ts'
import { readSetUp } from './readSetUp.ts'

export type FindSafesParameters = {
  events: readonly StepEvent[]
  chainId: number
  /** Which of these addresses are known as Safes already. */
  isKnown: (address: Address) => boolean
  reader: NodeReader
  identify: Identify
  /** What is known already of those who say that they are Safes. */
  verdicts: Verdicts
  at: StateBlock
}

export type FoundSafe = {
  row: Omit<SafeTable, 'block_time'>
  /** Its set-up, where no event tells of it. */
  setUp: StepEvent | null
  /** What its set-up ran of others' code, unless that is known to be harmless. */
  borrowed: ForeignCode | null
}

type Candidate = {
  address: Address
  log: Log
  isSetUp: boolean
  /** Whose code its set-up ran, by its own event. */
  delegate: Address | null
  factory: Address | null
}

/**
 * The Safes among those who say that they are: what makes one is the code it runs, its own and that
 * which its first slot names.
 */
export async function findSafes(parameters: FindSafesParameters): Promise<FoundSafe[]> {
  const { reader, identify, verdicts, at } = parameters
  const account = {
    code: (address: Address) => reader.code(address, at),
    slot: (address: Address, slot: string) => reader.storageAt(address, slot, at),
    identify,
  }
  const candidates = await leaveOut(parameters, [...listCandidates(parameters)])
  const judged = await mapLimited(candidates, async (candidate) => {
    const { address, log } = candidate
    const identity = verdicts.get(address, log) ?? (await readIdentity(account, address))
    verdicts.set(address, log, identity)
    if (identity.verdict !== 'official') return []
    const { singleton, version } = identity
    // From 1.3.0 on the Safe itself says when it is set up, and nobody else can say it for it.
    if (!candidate.isSetUp && version >= '1.3.0') return []
    return [{ ...candidate, singleton, version }]
  })
  const safes = judged.flat()
  const transactions = await readTransactions(
    reader,
    safes.map(({ log }) => log),
  )
  const creators = new Map(
    [...transactions].map(([hash, { from, input }]) => {
      return [hash, { from, creations: findCreations(input) }] as const
    }),
  )
  return mapLimited(safes, (safe) => describe(safe, safes, creators, parameters))
}

/** Fewer are asked one by one as quickly. */
const MANY = 32

/** Those of many who have no code that could be a Safe's. */
async function leaveOut(
  { reader, verdicts, at }: FindSafesParameters,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const open = candidates.filter(({ address, log }) => !verdicts.get(address, log))
  if (open.length < MANY) return candidates
  const addresses = open.map(({ address }) => address)
  const kept = await mayBeProxies(reader, addresses, at)
  for (const { address, log } of open) {
    if (!kept.has(address)) verdicts.set(address, log, NO_CODE)
  }
  return candidates.filter(({ address, log }) => kept.has(address) || verdicts.get(address, log))
}

const NO_CODE: SafeIdentity = { verdict: 'unknown code', of: 'account', singleton: null }

function listCandidates({ events, isKnown }: FindSafesParameters): Iterable<Candidate> {
  const candidates = new Map<Address, Candidate>()
  for (const { log, event } of events) {
    if (event.type === 'setUp' && !isKnown(log.address)) {
      const { delegate } = event
      const candidate = { address: log.address, log, isSetUp: true, delegate, factory: null }
      if (!candidates.get(log.address)?.isSetUp) candidates.set(log.address, candidate)
    }
    if (event.type === 'proxyCreated' && !isKnown(event.proxy)) {
      const { proxy: address } = event
      const earlier = candidates.get(address)
      const same = earlier?.log.transactionHash === log.transactionHash
      // The set-up comes first, in the same transaction.
      if (earlier && same) earlier.factory ??= log.address
      else if (!earlier)
        candidates.set(address, {
          address,
          log,
          isSetUp: false,
          delegate: null,
          factory: log.address,
        })
    }
  }
  return candidates.values()
}

type Judged = Candidate & { singleton: Address; version: string }

async function describe(
  safe: Judged,
  all: readonly Judged[],
  creators: ReadonlyMap<string, { from: Address; creations: readonly Creation[] }>,
  { chainId, reader, identify, at }: FindSafesParameters,
): Promise<FoundSafe> {
  const { address, log, singleton, version, factory } = safe
  const creator = creators.get(log.transactionHash)
  if (!creator) throw new TypeError(`Nobody read transaction ${log.transactionHash}.`)
  // In the order of their events, which is the order of their calls.
  const isSibling = (other: Judged) =>
    other.log.transactionHash === log.transactionHash && other.singleton === singleton
  const siblings = all.filter(isSibling)
  const creations = creator.creations.filter((creation) =>
    isAddressEqual(creation.singleton, singleton),
  )
  const creation =
    creations.length === siblings.length ? creations[siblings.indexOf(safe)] : undefined
  const initializer = creation?.initializer ?? null
  const setUp = safe.isSetUp ? null : await readSetUp({ address, initializer, reader, at })
  const judged = await judgeSetUp({
    ...safe,
    creations: creator.creations,
    chainId,
    reader,
    identify,
  })
  return {
    row: {
      chain_id: chainId,
      address,
      block_number: log.blockNumber,
      tx_hash: log.transactionHash,
      log_index: log.logIndex,
      singleton,
      version,
      factory,
      creator: creator.from,
      initializer,
      salt_nonce: creation?.saltNonce ?? null,
      balance: 0,
      judged: judged !== 'unread',
    },
    borrowed: judged === 'unread' ? null : judged,
    setUp: setUp && { log: { ...log, address }, event: setUp },
  }
}
