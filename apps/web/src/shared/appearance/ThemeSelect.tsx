import { useApp } from '../AppContext.ts'
import type { Preferences } from '../local/createMemory.ts'
import { useStore } from '../local/useStore.ts'
import { useWords } from '../words/useWords.ts'
import { appearanceWords } from './words.ts'

const THEMES = ['system', 'light', 'dark'] as const

/** Light or dark, kept in this browser. */
export function ThemeSelect({ id }: { id: string }) {
  const say = useWords(appearanceWords)
  const { preferences } = useApp().memory
  const { theme } = useStore(preferences)
  return (
    <select
      id={id}
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
  )
}
