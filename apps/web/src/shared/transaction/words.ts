import { createWords } from '../words/createWords.ts'
import { english } from './words.en.ts'

/** How transactions are named in lists. */
export const transactionWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
