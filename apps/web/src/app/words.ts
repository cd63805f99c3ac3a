import { createWords } from '../shared/words/createWords.ts'
import { english } from './words.en.ts'

/** What stands around every page. */
export const shellWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
