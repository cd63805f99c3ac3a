import { type Locale, loadMessages, type Messages, matchLocale } from '@countersign/kit'
import type { Preferences } from '../shared/local/createMemory.ts'
import { uiWords } from '../shared/ui/words.ts'
import { shellWords } from './words.ts'

/** A language with all that the shell needs to speak it. */
export type Language = { locale: Locale; messages: Messages | undefined }

/** The chosen language, or the best we have for what the browser asks for. */
export function wantedLocale(
  preference: Preferences['locale'],
  browser: readonly string[] = navigator.languages,
): Locale {
  return preference === 'system' ? matchLocale(browser) : preference
}

/** Fetches a language before anything is drawn in it. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  // English comes with the code that speaks it.
  const kit = locale === 'en' ? undefined : loadMessages(locale).catch(() => undefined)
  await Promise.all([shellWords.read(locale), uiWords.read(locale)])
  return { locale, messages: await kit }
}
