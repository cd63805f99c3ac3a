import { createWords } from '../words/createWords.ts'
import { english } from './noticeWords.en.ts'

export const noticeWords = createWords(english, {
  ar: async () => (await import('./noticeWords.ar.ts')).ar,
})
