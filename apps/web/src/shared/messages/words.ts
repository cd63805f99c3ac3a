import { createWords } from '../words/createWords.ts'
import { english } from './words.en.ts'

export const messageWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
