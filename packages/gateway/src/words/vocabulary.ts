import {
  chainFeature,
  conflictType,
  decodingAccuracy,
  implementationState,
  messageStatus,
  queueLabel,
  settingsChange,
  tokenType,
  transactionInfoType,
  transactionStatus,
  transferDirection,
} from './lists.ts'

/** All lists of words by name. */
export const vocabulary = {
  transactionStatus,
  transferDirection,
  tokenType,
  transactionInfoType,
  settingsChange,
  messageStatus,
  chainFeature,
  implementationState,
  conflictType,
  queueLabel,
  decodingAccuracy,
} as const

export type Vocabulary = typeof vocabulary
/** A list of words of the gateway. */
export type WordKind = keyof Vocabulary
/** A word of such a list. */
export type Word<Kind extends WordKind> = Vocabulary[Kind][number]
