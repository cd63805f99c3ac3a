import { createWords } from '../words/createWords.ts'
import { english } from './words.en.ts'

/** What the parts of every page say. */
export const uiWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
