import { createContext } from 'react'
import type { Messages } from './types.ts'

export type I18n = {
  locale: string
  direction: 'ltr' | 'rtl'
  /** Absent in English until a dialog brings it along. */
  messages: Messages | undefined
}

export const I18nContext = createContext<I18n>({
  locale: 'en',
  direction: 'ltr',
  messages: undefined,
})
