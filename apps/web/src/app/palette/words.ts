import { createWords } from '../../shared/words/createWords.ts'
import { english } from './words.en.ts'

/** What the palette says. */
export const paletteWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
