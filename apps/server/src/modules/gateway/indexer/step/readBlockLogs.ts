import { topics } from '../../store/topics.ts'
import { isTooLong } from '../node/isTooLong.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Log } from '../node/nodeAnswers.ts'
import type { BlockLogsParameters, Unread } from './blockLogs.ts'
import { readFollowedLogs } from './readFollowedLogs.ts'

export const FILTER = [Object.values(topics)]

/**
 * The logs of one block, however many there are. A block can be filled with one kind of event until
 * no answer can hold it; then only those are asked for that are about the Safes we know. What is
 * missing even so is said: nobody may stop us with one block, nor hide something in it.
 */
export async function readBlockLogs(
  parameters: BlockLogsParameters,
): Promise<{ logs: Log[]; unread: Unread[] }> {
  const { reader, block } = parameters
  try {
    return { logs: await reader.logsOfBlock(block.hash, FILTER), unread: [] }
  } catch (error) {
    if (!isTooWide(error)) throw error
  }
  const logs: Log[] = []
  const flooded: string[] = []
  for (const topic of Object.values(topics)) {
    try {
      logs.push(...(await reader.logsOfBlock(block.hash, [topic])))
    } catch (error) {
      if (!isTooLong(error)) throw error
      flooded.push(topic)
    }
  }
  const followed = await readFollowedLogs({ ...parameters, flooded, logs })
  return { logs: [...logs, ...followed.logs], unread: followed.unread }
}
