import type { Values } from '@countersign/kit'
import type { English } from './words.en.ts'

/** Why a text means nobody, in words of the recipient's field. */
export type RecipientFault = {
  word: Extract<keyof English, `fault.${string}`>
  values?: Values
  /** Merely not there yet: said only once it is to be sent. */
  isUnfinished?: boolean
}
