import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { AppearancePanel } from './AppearancePanel.tsx'
import { Build } from './Build.tsx'
import { Cache } from './Cache.tsx'
import { Currency } from './Currency.tsx'
import { LocalData } from './LocalData.tsx'
import { Networks } from './Networks.tsx'
import styles from './PreferencesPage.module.css'
import { Sessions } from './Sessions.tsx'
import { preferencesWords } from './words.ts'

/** How the app looks and speaks to this visitor, where they are signed in, what is kept of them. */
export function PreferencesPage() {
  const say = useWords(preferencesWords)
  return (
    <>
      <PageHeading title={say('title')} />
      <div className={styles.columns}>
        <AppearancePanel />
        <Currency />
        <Sessions />
        <Networks />
        <Cache />
        <LocalData />
      </div>
      <Build />
    </>
  )
}
