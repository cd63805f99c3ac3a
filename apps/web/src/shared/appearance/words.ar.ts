import type { Translation } from '../words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  theme: 'المظهر',
  'theme.system': 'تلقائي',
  'theme.light': 'فاتح',
  'theme.dark': 'داكن',
  language: 'اللغة',
  'language.system': 'تلقائية',
}
