import { useAccount } from '../../shared/account/AccountContext.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './SettingsPage.module.css'
import { type Claimed, sameClaim } from './sameClaim.ts'
import { settingsWords } from './words.ts'

type ClaimProps = {
  ours: Claimed
  /** Left out when there is nothing to compare with. */
  theirs: Claimed | undefined
}

/** What the gateway says instead of what the chain says; nothing while they agree. */
export function Claim({ ours, theirs }: ClaimProps) {
  const say = useWords(settingsWords)
  const { chain } = useAccount()
  if (theirs === undefined || sameClaim(ours, theirs)) return null
  const values = Array.isArray(theirs) ? theirs : [theirs]
  return (
    <div className={styles.claim}>
      {say('gateway.says')}{' '}
      {values.length === 0 || theirs === null
        ? say('none')
        : values.map((value) =>
            /^0x[0-9a-f]{40}$/i.test(String(value)) ? (
              <AddressText key={value} address={value} chainId={chain.id} copy={false} full />
            ) : (
              <bdi key={value}>{value}</bdi>
            ),
          )}
    </div>
  )
}
