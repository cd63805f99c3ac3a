import { useContext } from 'react'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Fault } from '../read/reading.ts'
import { sendWords } from '../words.ts'
import { TriedContext } from './TriedContext.ts'

/** Says what is wrong with a field; while somebody types, only what more typing would not mend. */
export function useFaultText(): (fault: Fault | undefined) => string | null {
  const say = useWords(sendWords)
  const isTried = useContext(TriedContext)
  return (fault) => {
    if (!fault || (fault.isUnfinished && !isTried)) return null
    return say(fault.word, fault.values)
  }
}
