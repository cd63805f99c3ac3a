import type { Address } from 'viem'
import type { Database } from '../../../../database/types.ts'
import { mapLimited } from '../../chain/mapLimited.ts'
import { readIdentity } from '../../chain/readIdentity.ts'
import type { StepEvent } from '../events/types.ts'
import type { NodeReader, StateBlock } from '../node/createNodeReader.ts'
import { findProposedFor, type SafeStart } from '../store/lookups.ts'
import type { FindSafesParameters } from './findSafes.ts'

export type AdoptSafesParameters = Pick<FindSafesParameters, 'identify' | 'reader' | 'at'> & {
  chainId: number
  database: Database
  events: readonly StepEvent[]
  /** Whom the index knows, or has just found. */
  isKnown: (address: Address) => boolean
}

/** A Safe that is older than the index, and where it stood before these events. */
export type AdoptedSafe = { address: Address; version: string; start: SafeStart }

/**
 * Safes that were made before the first block that was read, as far as somebody has proposed something
 * for them: what they execute settles what was proposed. Everything else about them stays unread.
 */
export async function adoptSafes(parameters: AdoptSafesParameters): Promise<AdoptedSafe[]> {
  const { chainId, database, events, isKnown, reader, identify, at } = parameters
  const executed = new Map<Address, number>()
  for (const { log, event } of events) {
    if (event.type !== 'executed' || isKnown(log.address)) continue
    executed.set(log.address, (executed.get(log.address) ?? 0) + 1)
  }
  const proposedFor = await database.run((db) => findProposedFor(db, chainId, [...executed.keys()]))
  const account = {
    code: (address: Address) => reader.code(address, at),
    slot: (address: Address, slot: string) => reader.storageAt(address, slot, at),
    identify,
  }
  const adopted = await mapLimited(proposedFor, async (address): Promise<AdoptedSafe[]> => {
    const identity = await readIdentity(account, address)
    if (identity.verdict !== 'official') return []
    const nonce = await readNonce(reader, address, at)
    // By what it has executed since; of a step far in the past only about.
    const start = { nonce: Math.max(0, nonce - (executed.get(address) ?? 0)), threshold: null }
    return [{ address, version: identity.version, start }]
  })
  return adopted.flat()
}

/** `nonce()`, which an account with official code answers by its state. */
const NONCE = '0xaffed0e0'

async function readNonce(reader: NodeReader, address: Address, at: StateBlock): Promise<number> {
  return Number(BigInt(await reader.call(address, NONCE, at)))
}
