import type { Locale } from '@countersign/kit'
import { createContext, useContext } from 'react'

/** The language in use: its words, and how it writes numbers and dates. */
export const LocaleContext = createContext<Locale>('en')

export const useLocale = (): Locale => useContext(LocaleContext)
