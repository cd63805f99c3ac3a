import { createWords } from '../words/createWords.ts'
import { english } from './words.en.ts'

/** How the app looks and speaks, wherever that is chosen. */
export const appearanceWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
