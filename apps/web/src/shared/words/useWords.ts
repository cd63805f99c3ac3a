import { formatMessage, type Locale, type Message, type Values } from '@countersign/kit'
import { use } from 'react'
import type { Words } from './createWords.ts'
import { useLocale } from './LocaleContext.ts'

export type Say<Key extends string> = (key: Key, values?: Values) => string

/** How to say something in the visitor's language; waits for its words if they are still coming. */
export function useWords<const English extends Readonly<Record<string, Message>>>(
  words: Words<English>,
): Say<keyof English & string> {
  const locale = useLocale()
  // Every time, also for what is there: what was waited for is known by its place among all that is used.
  const translated: Partial<Record<string, Message>> = use(words.read(locale))
  return (key, values) => {
    const message = translated[key]
    // An English sentence keeps English plurals, whatever language stands around it.
    const spoken: Locale = message === undefined ? 'en' : locale
    return formatMessage(message ?? words.english[key] ?? key, spoken, values)
  }
}
