import type { Address } from 'viem'
import { topics } from '../events/topics.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Log } from '../node/nodeAnswers.ts'

/** Tokens that were sent to where a Safe was going to be are looked for this many blocks back. */
export const LOOK_BACK = 10_000
/** So many addresses go into one question. */
const AT_ONCE = 50

export type ReadEarlierTransfersParameters = {
  safes: readonly Address[]
  /** The last block before those that are being read. */
  before: number
  firstBlock: number
  reader: NodeReader
}

/** Who finds a Safe has read past what it was sent before: this reads that again, for it alone. */
export async function readEarlierTransfers(
  parameters: ReadEarlierTransfersParameters,
): Promise<Log[]> {
  const { safes, before, firstBlock, reader } = parameters
  const from = Math.max(firstBlock, before - LOOK_BACK)
  const found: Log[] = []
  for (let index = 0; index < safes.length; index += AT_ONCE) {
    const receivers = safes.slice(index, index + AT_ONCE).map(toTopic)
    found.push(...(await readRange(reader, from, before, [topics.transfer, null, receivers])))
  }
  return found
}

async function readRange(
  reader: NodeReader,
  from: number,
  to: number,
  filter: readonly unknown[],
): Promise<Log[]> {
  if (from > to) return []
  try {
    return await reader.logsOfRange(from, to, filter)
  } catch (error) {
    if (from === to || !isTooWide(error)) throw error
    const middle = Math.floor((from + to) / 2)
    const first = await readRange(reader, from, middle, filter)
    return [...first, ...(await readRange(reader, middle + 1, to, filter))]
  }
}

function toTopic(address: Address): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
