import type { StatedTypedData } from '@countersign/safe'
import { judgeMessage, type MessageTopic, type Signing } from './judgeMessage.ts'

/** What the page knows of a message, for whatever is about to have it signed. */
export type MeantMessage = Pick<Signing, 'asker'> & {
  /** What the visitor has named, or was found to need no naming. */
  meant: readonly MessageTopic[]
}

/**
 * Why something is not signed as a message, or not before it was meant; null if it may be. Asked by
 * whatever is about to have one signed, so that no page can leave it out.
 */
export function judgeMeant(
  message: string | StatedTypedData,
  { address, chainId }: Pick<Signing, 'address' | 'chainId'>,
  { asker, meant }: MeantMessage,
): 'alarming' | 'notMeant' | null {
  // Whom the visitor knows is judged by the page, which has shown it.
  const { level, topics } = judgeMessage(message, { address, chainId, asker, isKnown: () => false })
  if (level === 'red') return 'alarming'
  return topics.some((topic) => !meant.includes(topic)) ? 'notMeant' : null
}
