import { LanguageSelect } from '../../shared/appearance/LanguageSelect.tsx'
import { ThemeSelect } from '../../shared/appearance/ThemeSelect.tsx'
import { appearanceWords } from '../../shared/appearance/words.ts'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { preferencesWords } from './words.ts'

/** Theme and language. */
export function AppearancePanel() {
  const say = useWords(preferencesWords)
  const sayAppearance = useWords(appearanceWords)
  return (
    <Panel title={say('appearance')}>
      <Field label={sayAppearance('theme')}>{({ id }) => <ThemeSelect id={id} />}</Field>
      <Field label={sayAppearance('language')} hint={say('language.hint')}>
        {({ id, 'aria-describedby': described }) => (
          <LanguageSelect id={id} aria-describedby={described} />
        )}
      </Field>
    </Panel>
  )
}
