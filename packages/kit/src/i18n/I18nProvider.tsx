import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { I18nContext } from './I18nContext.ts'
import { loadMessages } from './loadMessages.ts'
import { directionOf, type Locale, type LocaleTag, matchLocale } from './locales.ts'
import type { Messages } from './types.ts'

type I18nProviderProps = {
  locale: LocaleTag | undefined
  messages: Messages | undefined
  children: ReactNode
}

/** The chosen or the browser's language; English stands in until it has been fetched. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages }>()
  const wanted = locale === undefined ? browserLocale() : matchLocale([locale])
  const region = locale !== undefined && isTag(locale) ? locale : wanted
  useEffect(() => {
    if (messages || wanted === 'en') return
    let current = true
    loadMessages(wanted).then(
      (fetched) => current && setLoaded({ locale: wanted, messages: fetched }),
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted, messages])
  const value = useMemo(() => {
    const found = messages ?? (loaded?.locale === wanted ? loaded.messages : undefined)
    // A language that could not be fetched is not announced as one either.
    const language = found ? wanted : 'en'
    const shown = language === wanted ? region : language
    return { locale: shown, language, direction: directionOf(language), messages: found }
  }, [messages, loaded, wanted, region])
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}

/** Undefined on a server, which says the language by prop. */
const browserLocale = (): Locale =>
  typeof navigator === 'undefined' ? 'en' : matchLocale(navigator.languages ?? [navigator.language])

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
