import { LOCALES } from '@countersign/kit'
import { useId } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import type { Preferences } from '../../shared/local/createMemory.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './Appearance.module.css'

const THEMES = ['system', 'light', 'dark'] as const

/** Language and theme, kept in this browser. */
export function Appearance() {
  const say = useWords(shellWords)
  const { preferences } = useApp().memory
  const { theme, locale } = useStore(preferences)
  const id = useId()
  return (
    <div className={styles.appearance}>
      <label htmlFor={`${id}-theme`}>{say('theme.label')}</label>
      <select
        id={`${id}-theme`}
        value={theme}
        // The options are exactly the themes.
        onChange={({ target }) =>
          preferences.update((all) => ({ ...all, theme: target.value as Preferences['theme'] }))
        }
      >
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {say(`theme.${each}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-language`}>{say('language.label')}</label>
      <select
        id={`${id}-language`}
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
    </div>
  )
}

/** Every language in its own words, so that its speakers find it. */
function nameOf(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}
