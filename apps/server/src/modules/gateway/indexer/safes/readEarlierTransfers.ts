import type { Address } from 'viem'
import { topics } from '../../store/topics.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import { isTooLong } from '../node/isTooLong.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Log } from '../node/nodeAnswers.ts'

/** Tokens that were sent to where a Safe was going to be are looked for this many blocks back. */
export const LOOK_BACK = 10_000
/** So many addresses go into one question. */
const AT_ONCE = 50
/** So many more are put where answers are too long. */
const MAX_QUESTIONS = 200

export type ReadEarlierTransfersParameters = {
  safes: readonly Address[]
  /** The last block before those that are being read. */
  before: number
  firstBlock: number
  reader: NodeReader
}

/**
 * Who finds a Safe has read past what it was sent before: this reads that again, for it alone.
 * Whoever knew where it was going to be can have filled blocks with transfers to it: what no answer
 * holds is left out, and said.
 */
export async function readEarlierTransfers(
  parameters: ReadEarlierTransfersParameters,
): Promise<{ logs: Log[]; unread: { safe: Address; block: number }[] }> {
  const { safes, before, firstBlock, reader } = parameters
  const from = Math.max(firstBlock, before - LOOK_BACK)
  const found: Awaited<ReturnType<typeof readEarlierTransfers>> = { logs: [], unread: [] }
  const left = { questions: MAX_QUESTIONS + Math.ceil(safes.length / AT_ONCE) }

  async function visit(some: readonly Address[], first: number, last: number): Promise<void> {
    if (first > last) return
    try {
      if (left.questions <= 0) throw new TooManyError()
      left.questions -= 1
      const filter = [topics.transfer, null, some.map(toTopic)]
      found.logs.push(...(await reader.logsOfRange(first, last, filter)))
    } catch (error) {
      const isEnd = first === last && some.length === 1
      if (error instanceof TooManyError || (isEnd && isTooLong(error))) {
        found.unread.push(...some.map((safe) => ({ safe, block: last })))
        return
      }
      if (isEnd || !isTooWide(error)) throw error
      const middle = Math.floor((first + last) / 2)
      const half = some.length >> 1
      // First by time; who shares a block with the one that is flooded is not to suffer for it.
      if (first < last) {
        await visit(some, first, middle)
        await visit(some, middle + 1, last)
      } else {
        await visit(some.slice(0, half), first, last)
        await visit(some.slice(half), first, last)
      }
    }
  }

  for (let index = 0; index < safes.length; index += AT_ONCE) {
    await visit(safes.slice(index, index + AT_ONCE), from, before)
  }
  return found
}

class TooManyError extends Error {}

function toTopic(address: Address): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
