import { createWords } from '../../../shared/words/createWords.ts'
import { english } from './words.en.ts'

export const delegateWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
