import { createWords } from '../words/createWords.ts'
import { english } from './nameWords.en.ts'

export const nameWords = createWords(english, {
  ar: async () => (await import('./nameWords.ar.ts')).ar,
})
