import { ChainUnavailableError } from '../../../../chains/errors.ts'
import { topics } from '../events/topics.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Block, Log } from '../node/nodeAnswers.ts'

export const FILTER = [Object.values(topics)]

/**
 * The logs of one block, however many there are. A block can be filled with one kind of event until
 * no answer can hold it; then that kind is left out, because nobody may stop us with one block.
 */
export async function readBlockLogs(
  reader: NodeReader,
  block: Block,
  onLeftOut: (topic: string) => void,
): Promise<Log[]> {
  try {
    return await reader.logsOfBlock(block.hash, FILTER)
  } catch (error) {
    if (!isTooWide(error)) throw error
  }
  const logs: Log[] = []
  for (const topic of Object.values(topics)) {
    try {
      logs.push(...(await reader.logsOfBlock(block.hash, [topic])))
    } catch (error) {
      if (!isTooLong(error)) throw error
      onLeftOut(topic)
    }
  }
  return logs
}

/** Every node answered, and every answer was longer than we read. */
function isTooLong(error: unknown): boolean {
  return (
    error instanceof ChainUnavailableError &&
    error.failures.length > 0 &&
    error.failures.every(({ kind }) => kind === 'too-large')
  )
}
