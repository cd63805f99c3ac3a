import { createContext } from 'react'
import type { Messages } from './types.ts'

export type I18n = {
  /** What numbers are written by: the language, with a region where the app names one. */
  locale: string
  language: string
  direction: 'ltr' | 'rtl'
  /** Absent in English until a dialog brings it along. */
  messages: Messages | undefined
}

export const I18nContext = createContext<I18n>({
  locale: 'en',
  language: 'en',
  direction: 'ltr',
  messages: undefined,
})
