import {
  chainFeature,
  messageStatus,
  settingsChange,
  tokenType,
  transactionInfoType,
  transactionStatus,
  transferDirection,
} from './lists.ts'

/** The lists of words that screens say, by name. */
export const vocabulary = {
  transactionStatus,
  transferDirection,
  tokenType,
  transactionInfoType,
  settingsChange,
  messageStatus,
  chainFeature,
} as const

export type Vocabulary = typeof vocabulary
/** A list of words of the gateway that screens say. */
export type WordKind = keyof Vocabulary
/** A word of such a list. */
export type Word<Kind extends WordKind> = Vocabulary[Kind][number]
