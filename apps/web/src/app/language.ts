import { type Locale, loadMessages, type Messages, matchLocale } from '@countersign/kit'
import type { Preferences } from '../shared/local/createMemory.ts'
import { readAllWords } from '../shared/words/createWords.ts'

/** A language with all that the shell needs to speak it. */
export type Language = { locale: Locale; messages: Messages | undefined }

/** The chosen language, or the best we have for what the browser asks for. */
export function wantedLocale(
  preference: Preferences['locale'],
  browser: readonly string[] = navigator.languages,
): Locale {
  return preference === 'system' ? matchLocale(browser) : preference
}

/** The language that pages are fetched in. */
let spoken: Locale = 'en'

/** Fetches a language before anything is drawn in it. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  spoken = locale
  // English comes with the code that speaks it.
  const kit = locale === 'en' ? undefined : loadMessages(locale).catch(() => undefined)
  await readAllWords(locale)
  return { locale, messages: await kit }
}

/** A page's code together with its words: none of it is drawn and then waits for some of them. */
export function speaking<code>(load: () => Promise<code>): () => Promise<code> {
  return async () => {
    const code = await load()
    await readAllWords(spoken)
    return code
  }
}
