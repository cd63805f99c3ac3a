import { recipientWords } from '../../../shared/recipient/words.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Fault } from '../read/reading.ts'
import { sendWords } from '../words.ts'

/** A fault in words: the composer's own, or those of the recipient's field. */
export function useSayFault(): (fault: Fault) => string {
  const say = useWords(sendWords)
  const sayRecipient = useWords(recipientWords)
  return ({ word, values }) =>
    word in sendWords.english
      ? say(word as keyof typeof sendWords.english, values) // it was just found there
      : sayRecipient(word as keyof typeof recipientWords.english, values) // and else it is there
}
