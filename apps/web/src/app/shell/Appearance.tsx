import { useId } from 'react'
import { LanguageSelect } from '../../shared/appearance/LanguageSelect.tsx'
import { ThemeSelect } from '../../shared/appearance/ThemeSelect.tsx'
import { appearanceWords } from '../../shared/appearance/words.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Appearance.module.css'

/** Theme and language, at hand on every page. */
export function Appearance() {
  const say = useWords(appearanceWords)
  const id = useId()
  return (
    <div className={styles.appearance}>
      <label htmlFor={`${id}-theme`}>{say('theme')}</label>
      <ThemeSelect id={`${id}-theme`} />
      <label htmlFor={`${id}-language`}>{say('language')}</label>
      <LanguageSelect id={`${id}-language`} />
    </div>
  )
}
