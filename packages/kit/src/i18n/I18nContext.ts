import { createContext } from 'react'
import { en } from './locales/en.ts'
import type { Messages } from './types.ts'

export type I18n = { locale: string; direction: 'ltr' | 'rtl'; messages: Messages }

export const I18nContext = createContext<I18n>({ locale: 'en', direction: 'ltr', messages: en })
