import { LOCALES } from '@countersign/kit'
import { useApp } from '../AppContext.ts'
import { nameFormat } from '../format/formats.ts'
import type { Preferences } from '../local/createMemory.ts'
import { useStore } from '../local/useStore.ts'
import { useWords } from '../words/useWords.ts'
import { appearanceWords } from './words.ts'

type LanguageSelectProps = { id: string; 'aria-describedby'?: string | undefined }

/** The language, kept in this browser. */
export function LanguageSelect(props: LanguageSelectProps) {
  const say = useWords(appearanceWords)
  const { preferences } = useApp().memory
  const { locale } = useStore(preferences)
  return (
    <select
      {...props}
      value={locale}
      // The options are exactly the languages.
      onChange={({ target }) =>
        preferences.update((all) => ({ ...all, locale: target.value as Preferences['locale'] }))
      }
    >
      <option value="system">{say('language.system')}</option>
      {LOCALES.map((each) => (
        <option key={each} value={each} lang={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  )
}

/** Every language in its own words, so that its speakers find it. */
function nameOf(locale: string): string {
  return nameFormat(locale, { type: 'language' }).of(locale) ?? locale
}
