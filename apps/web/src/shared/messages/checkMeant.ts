import type { StatedTypedData } from '@countersign/safe'
import { ActError } from '../acts/actFaults.ts'
import { judgeMessage, type MessageTopic } from './judgeMessage.ts'

/**
 * Refuses what is not signed as a message, and what was not meant: asked by whatever is about to have one
 * signed, so that no page can leave it out.
 * @param meant what the visitor has named, or was found to need no naming
 */
export function checkMeant(
  message: string | StatedTypedData,
  meant: readonly MessageTopic[] = [],
): void {
  const { level, topics } = judgeMessage(message)
  if (level === 'red') throw new ActError('alarming')
  if (topics.some((topic) => !meant.includes(topic))) throw new ActError('notMeant')
}
