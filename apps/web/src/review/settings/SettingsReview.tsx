import type { JudgedChanges } from '@countersign/judge'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Cautions } from '../../shared/settings/Cautions.tsx'
import { SettingsDiff } from '../../shared/settings/SettingsDiff.tsx'
import { settingsDiffWords } from '../../shared/settings/words.ts'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Settings.module.css'

/** Changes of settings that wait: before, after, and what to think of. */
export function SettingsReview({ judged }: { judged: JudgedChanges }) {
  const say = useWords(settingsDiffWords)
  const { chain } = useAccount()
  const { before, after, refusals, cautions } = judged
  return (
    <div className={styles.review}>
      <SettingsDiff before={before} after={after} chainId={chain.id} />
      {refusals.map((refusal) => (
        <Alarm key={refusal} title={say(`refused.${refusal}`)} />
      ))}
      <Cautions cautions={cautions} />
    </div>
  )
}
