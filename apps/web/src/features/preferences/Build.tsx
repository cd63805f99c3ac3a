import { useApp } from '../../shared/AppContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { buildOf } from './buildOf.ts'
import styles from './PreferencesPage.module.css'
import { preferencesWords } from './words.ts'

/** Which build this is, for comparing with somebody else's and for reports. */
export function Build() {
  const say = useWords(preferencesWords)
  const { appName } = useApp().appConfig
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const build = buildOf(script?.src ?? '') ?? say('build.development')
  return (
    <p className={styles.build}>
      {appName} · {say('build')} <bdi>{build}</bdi>
    </p>
  )
}
