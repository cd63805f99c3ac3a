import type { Address } from 'viem'
import { topics } from '../../store/topics.ts'
import { decodeEvent } from '../events/decodeEvent.ts'
import { isTooLong } from '../node/isTooLong.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Log } from '../node/nodeAnswers.ts'
import type { BlockLogsParameters, Unread } from './blockLogs.ts'

type ReadFollowedLogsParameters = BlockLogsParameters & {
  /** The kinds of events of which there are too many to read all. */
  flooded: readonly string[]
  /** What was read of the other kinds. */
  logs: readonly Log[]
}

type Read = { logs: Log[]; unread: Unread[] }
/** A question about some addresses. */
type Ask = (addresses: readonly Address[]) => Promise<Log[]>

/** So many addresses go into one question. */
const AT_ONCE = 500
/** So many new Safes of one block are looked at: more are hardly anybody's. */
const MAX_MADE = 5_000
const CREATIONS: readonly string[] = [topics.proxyCreation, topics.proxyCreationLegacy]

/** Of events that fill a block those that are about Safes we know, and those that make new ones. */
export async function readFollowedLogs(parameters: ReadFollowedLogsParameters): Promise<Read> {
  const { reader, block, followed, flooded } = parameters
  const found: Read = { logs: [], unread: [] }
  if (flooded.length === 0) return found
  const add = ({ logs, unread }: Read) => {
    found.logs.push(...logs)
    found.unread.push(...unread)
  }
  const own = flooded.filter((topic) => topic !== topics.transfer && !CREATIONS.includes(topic))
  const moved = flooded.includes(topics.transfer)
  const askOwn: Ask = (safes) => reader.logsOfBlock(block.hash, [own], safes)
  const askFrom: Ask = (safes) =>
    reader.logsOfBlock(block.hash, [topics.transfer, safes.map(toTopic)])
  const askTo: Ask = (safes) =>
    reader.logsOfBlock(block.hash, [topics.transfer, null, safes.map(toTopic)])
  const created = await readCreations(parameters)
  add(created)
  for await (const page of withThose(followed.safes(), created.made)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      const safes = page.slice(start, start + AT_ONCE)
      if (own.length > 0) add(await askAll(parameters, askOwn, safes, own))
      if (!moved) continue
      add(await askAll(parameters, askFrom, safes, [topics.transfer]))
      add(await askAll(parameters, askTo, safes, [topics.transfer]))
    }
  }
  return { ...found, logs: dedupe(found.logs, parameters.logs) }
}

/** New Safes say of themselves that they are; where too many do, the factories we know are asked. */
async function readCreations(
  parameters: ReadFollowedLogsParameters,
): Promise<Read & { made: readonly Address[] }> {
  const { reader, block, followed, flooded } = parameters
  const found: Read = { logs: [], unread: [] }
  const kinds = flooded.filter((topic) => CREATIONS.includes(topic))
  if (kinds.length > 0) {
    const ask: Ask = (factories) => reader.logsOfBlock(block.hash, [kinds], factories)
    const { logs } = await askAll(parameters, ask, await followed.factories(), kinds)
    found.logs.push(...logs)
  }
  const proxies = [...parameters.logs, ...found.logs].flatMap((log) => {
    const event = CREATIONS.includes(log.topics[0] ?? '') ? decodeEvent(log) : undefined
    return event?.type === 'proxyCreated' ? [event.proxy] : []
  })
  // Anybody else may have made one as well.
  const missing = [...kinds, ...flooded.filter((topic) => topic === topics.safeSetup)]
  found.unread.push(...missing.map((topic) => ({ block, safe: null, topic })))
  return { ...found, made: [...new Set(proxies)].slice(0, MAX_MADE) }
}

/** The Safes that are known, and those that the block itself makes. */
async function* withThose(
  pages: AsyncIterable<readonly Address[]>,
  made: readonly Address[],
): AsyncIterable<readonly Address[]> {
  yield* pages
  yield made
}

/** In halves where an answer is too long, down to the one whose events fill it. */
async function askAll(
  { block }: ReadFollowedLogsParameters,
  ask: Ask,
  addresses: readonly Address[],
  kinds: readonly string[],
): Promise<Read> {
  const read: Read = { logs: [], unread: [] }
  const visit = async (some: readonly Address[]): Promise<void> => {
    if (some.length === 0) return
    try {
      read.logs.push(...(await ask(some)))
    } catch (error) {
      const [safe] = some
      if (some.length === 1 && safe) {
        if (!isTooLong(error)) throw error
        read.unread.push(...kinds.map((topic) => ({ block, safe, topic })))
        return
      }
      if (!isTooWide(error)) throw error
      await visit(some.slice(0, some.length >> 1))
      await visit(some.slice(some.length >> 1))
    }
  }
  await visit(addresses)
  return read
}

/** A transfer between two Safes is found with both. */
function dedupe(logs: readonly Log[], known: readonly Log[]): Log[] {
  const seen = new Set(known.map(({ logIndex }) => logIndex))
  return logs.filter(({ logIndex }) => {
    const isNew = !seen.has(logIndex)
    seen.add(logIndex)
    return isNew
  })
}

function toTopic(address: Address): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
