import { createWords } from '../words/createWords.ts'

const english = {
  theme: 'Theme',
  'theme.system': 'Automatic',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  language: 'Language',
  'language.system': 'Automatic',
}
export type English = typeof english

/** How the app looks and speaks, wherever that is chosen. */
export const appearanceWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
