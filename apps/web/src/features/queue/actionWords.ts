import { createWords } from '../../shared/words/createWords.ts'
import { english } from './actionWords.en.ts'

export const queueActionWords = createWords(english, {
  ar: async () => (await import('./actionWords.ar.ts')).ar,
})
