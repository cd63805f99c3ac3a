import { type ReactNode, useContext, useMemo } from 'react'
import { I18nContext } from './I18nContext.ts'
import { en } from './locales/en.ts'

/** English comes with the dialogs' code, for visitors whose language is, or falls back to, it. */
export function WithEnglish({ children }: { children: ReactNode }) {
  const i18n = useContext(I18nContext)
  const value = useMemo(() => ({ ...i18n, messages: i18n.messages ?? en }), [i18n])
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}
