import { LOCALES } from '@countersign/kit'
import { useApp } from '../../shared/AppContext.ts'
import type { Preferences } from '../../shared/local/createMemory.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { Field } from '../../shared/ui/Field.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { preferencesWords } from './words.ts'

const THEMES = ['system', 'light', 'dark'] as const

/** Theme and language. */
export function Appearance() {
  const say = useWords(preferencesWords)
  const { preferences } = useApp().memory
  const { theme, locale } = useStore(preferences)
  const change = (changed: Partial<Preferences>) =>
    preferences.update((all) => ({ ...all, ...changed }))
  return (
    <Panel title={say('appearance')}>
      <Field label={say('theme')}>
        {(props) => (
          <select
            {...props}
            value={theme}
            // The options are exactly the themes.
            onChange={({ target }) => change({ theme: target.value as Preferences['theme'] })}
          >
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {say(`theme.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say('language')} hint={say('language.hint')}>
        {(props) => (
          <select
            {...props}
            value={locale}
            // The options are exactly the languages.
            onChange={({ target }) => change({ locale: target.value as Preferences['locale'] })}
          >
            <option value="system">{say('theme.system')}</option>
            {LOCALES.map((each) => (
              <option key={each} value={each} lang={each}>
                {new Intl.DisplayNames([each], { type: 'language' }).of(each) ?? each}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Panel>
  )
}
