import { createWords } from '../words/createWords.ts'
import { english } from './words.en.ts'

export const recipientWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
