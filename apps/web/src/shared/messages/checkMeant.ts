import type { StatedTypedData } from '@countersign/safe'
import { ActError } from '../acts/actFaults.ts'
import { judgeMessage, type MessageTopic, type Signing } from './judgeMessage.ts'

/** What the page knows of a message, for whatever is about to have it signed. */
export type Asked = Pick<Signing, 'asker'> & {
  /** What the visitor has named, or was found to need no naming. */
  meant: readonly MessageTopic[]
}

/**
 * Refuses what is not signed as a message, and what was not meant: asked by whatever is about to have one
 * signed, so that no page can leave it out.
 */
export function checkMeant(
  message: string | StatedTypedData,
  { address, chainId }: Pick<Signing, 'address' | 'chainId'>,
  { asker, meant }: Asked,
): void {
  // Whom the visitor knows is judged by the page, which has shown it.
  const { level, topics } = judgeMessage(message, { address, chainId, asker, isKnown: () => false })
  if (level === 'red') throw new ActError('alarming')
  if (topics.some((topic) => !meant.includes(topic))) throw new ActError('notMeant')
}
