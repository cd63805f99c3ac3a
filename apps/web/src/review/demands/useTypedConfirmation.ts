import { type Demands, listDemands, namesAll, type Review } from '@countersign/judge'
import { useState } from 'react'
import { useWords } from '../../shared/words/useWords.ts'
import { endsAddress } from './endsAddress.ts'
import { demandWords } from './words.ts'

export type Confirmation = {
  demands: Demands
  /** Whether all that has to be typed is typed. Never where there is nothing to type. */
  isGiven: boolean
  /** The words that name what was not checked, in the visitor's language. */
  words: readonly string[]
  /** What stands in a field: that of the words, or that of an address. */
  typed: (field: string) => string
  type: (field: string, text: string) => void
}

/** What was typed, and for which doubts: for others it counts for nothing. */
type Kept = { reasons: string; texts: Readonly<Record<string, string>> }

/** The field of the words; those of addresses have the address for a name. */
export const WORDS = 'words'

/** What a visitor types to go on although something could not be checked. Each new doubt asks anew. */
export function useTypedConfirmation(review: Review): Confirmation {
  const say = useWords(demandWords)
  const demands = listDemands(review)
  const { topics, addresses, reasons } = demands
  const [kept, setKept] = useState<Kept>({ reasons, texts: {} })
  const texts = kept.reasons === reasons ? kept.texts : {}
  const words = topics.map((topic) => say(`topic.${topic}`))
  const typed = (field: string) => texts[field] ?? ''
  const isGiven =
    topics.length + addresses.length > 0 &&
    namesAll(typed(WORDS), words) &&
    addresses.every((address) => endsAddress(typed(address), address))
  const type = (field: string, text: string) =>
    setKept({ reasons, texts: { ...texts, [field]: text } })
  return { demands, isGiven, words, typed, type }
}
