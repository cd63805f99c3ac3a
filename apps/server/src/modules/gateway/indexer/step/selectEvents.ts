import type { Address } from 'viem'
import type { Database } from '../../../../database/types.ts'
import type { Identify } from '../../chain/createCodeBook.ts'
import { decodeEvent } from '../events/decodeEvent.ts'
import type { KnownSafe, StepEvent } from '../events/types.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import type { Log } from '../node/nodeAnswers.ts'
import { type AdoptedSafe, adoptSafes } from '../safes/adoptSafes.ts'
import type { Verdicts } from '../safes/createVerdicts.ts'
import { type FoundSafe, findSafes } from '../safes/findSafes.ts'
import { LOOK_BACK, readEarlierTransfers } from '../safes/readEarlierTransfers.ts'
import type { Checkpoint } from '../store/checkpoint.ts'
import { findKnownSafes } from '../store/lookups.ts'
import { cutStep } from './cutStep.ts'
import type { FetchedBlocks } from './fetchBlocks.ts'
import { concerned, groupBySafe } from './groupBySafe.ts'

export type SelectEventsParameters = {
  chainId: number
  /** What the rows of the index are found by. */
  indexId: number
  fetched: FetchedBlocks
  checkpoint: Checkpoint
  firstBlock: number
  reader: NodeReader
  identify: Identify
  verdicts: Verdicts
  database: Database
  /** So many events are written at once; more only if one block alone holds more. */
  maxEvents: number
}

export type Selected = {
  /** By Safe, in order. */
  events: Map<Address, StepEvent[]>
  safes: ReadonlyMap<Address, KnownSafe>
  /** Those among them that are older than the index. */
  adopted: readonly AdoptedSafe[]
  found: readonly FoundSafe[]
  /** Where tokens that a new Safe was sent before could not be read. */
  unread: readonly { safe: Address; block: number }[]
  /** The block after which the step ends, when that is not the last one that was fetched. */
  cutAfter: number | null
}

/**
 * Which of the logs are about Safes. Nodes are asked by event, not by address: a list of all Safes
 * has no bound and would have to go along with every question. Which addresses are Safes, the
 * database knows; so nothing of it needs to be kept in memory.
 */
export async function selectEvents(parameters: SelectEventsParameters): Promise<Selected> {
  const { chainId, indexId, fetched, checkpoint, firstBlock, reader } = parameters
  const { identify, verdicts, database } = parameters
  const events = toEvents(fetched.logs)
  const named = new Set(events.flatMap((each) => [...concerned(each), ...proxyOf(each)]))
  const known = await database.run((db) =>
    findKnownSafes(db, { indexId, block: checkpoint.number }, [...named]),
  )
  const isKnown = (address: Address) => known.has(address)
  const all = await findSafes({
    events,
    chainId,
    isKnown,
    reader,
    identify,
    verdicts,
    at: fetched.at,
  })

  const safes = new Map<Address, KnownSafe>()
  for (const [address, version] of known) safes.set(address, { chainId, address, version })
  for (const { row } of all) {
    // Found a moment ago, as an address.
    const address = row.address as Address
    safes.set(address, { chainId, address, version: row.version })
  }
  const adopted = await adoptSafes({
    ...{ chainId, database, events, reader, identify },
    isKnown: (address) => safes.has(address),
    at: fetched.at,
  })
  for (const { address, version } of adopted) safes.set(address, { chainId, address, version })
  const isAbout = (each: StepEvent) => [...concerned(each)].some((address) => safes.has(address))
  const about = events.filter(isAbout)
  const cutAfter = cutStep(about, parameters.maxEvents)
  const fits = (block: number) => cutAfter === null || block <= cutAfter
  const found = all.filter(({ row }) => fits(Number(row.block_number)))

  const earlier = await readEarlierTransfers({
    safes: found.map(({ row }) => row.address as Address), // see above
    before: checkpoint.number,
    firstBlock,
    reader,
  })
  const setUps = found.flatMap(({ setUp }) => setUp ?? [])
  const kept = [
    ...toEvents(earlier.logs),
    ...setUps,
    ...about.filter(({ log }) => fits(log.blockNumber)),
  ]
  const birth = new Map(found.map(({ row }) => [row.address, Number(row.block_number)]))
  const isRecent = (address: Address, { log }: StepEvent) =>
    log.blockNumber >= (birth.get(address) ?? 0) - LOOK_BACK
  const groups = groupBySafe(kept, (address) => safes.has(address))
  for (const [address, group] of groups) {
    // The same wherever a step happens to begin.
    groups.set(
      address,
      group.filter((each) => isRecent(address, each)),
    )
  }
  return { events: groups, safes, adopted, found, cutAfter, unread: earlier.unread }
}

function toEvents(logs: readonly Log[]): StepEvent[] {
  return logs
    .flatMap((log): StepEvent[] => {
      const event = decodeEvent(log)
      return event ? [{ log, event }] : []
    })
    .sort((one, other) => order(one.log, other.log))
}

function order(one: Log, other: Log): number {
  return one.blockNumber - other.blockNumber || one.logIndex - other.logIndex
}

function proxyOf({ event }: StepEvent): readonly Address[] {
  return event.type === 'proxyCreated' ? [event.proxy] : []
}
