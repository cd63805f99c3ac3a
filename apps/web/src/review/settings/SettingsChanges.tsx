import type { LocatedSettingsChange } from '@countersign/safe'
import type { Address } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { reviewWords } from '../words.ts'
import styles from './Settings.module.css'

/** What would be different about the Safe itself afterwards. */
export function SettingsChanges({ changes }: { changes: readonly LocatedSettingsChange[] }) {
  const say = useWords(reviewWords)
  const { chain } = useAccount()
  if (changes.length === 0) return null
  return (
    <ul className={styles.settings}>
      {changes.map((change) => (
        <li key={`${change.path.join('.')}-${change.kind}`}>
          <Icon name="settings" />
          <span>
            {say(`settings.${change.kind}`, {
              threshold: 'threshold' in change ? Number(change.threshold) : '',
            })}
          </span>
          {partiesOf(change).map((party) => (
            <AddressText key={party} address={party} chainId={chain.id} full />
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Whom a change is about, the one that goes before the one that comes. */
function partiesOf(change: LocatedSettingsChange): Address[] {
  const { path, account, kind, ...rest } = change
  return Object.values(rest).filter((value) => typeof value === 'string')
}
