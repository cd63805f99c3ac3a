import { Avatar } from '@countersign/kit'
import type { Address } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { formatUnlike } from '../../../shared/format/formatUnlike.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { Icon } from '../../../shared/ui/signs/Icon.tsx'
import { AddressDigits } from '../../../shared/ui/values/AddressDigits.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import styles from './Recipient.module.css'
import { useLikeness } from './useLikeness.ts'

/** Whom the field means: all of the address, and whom it could be mistaken for. */
export function RecipientNote({ address }: { address: Address }) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  const nameOf = useContactName(chain.id)
  const likeness = useLikeness()(address)
  const { own, paid } = useAnchors()
  const same = address.toLowerCase()
  const isKnown = [...own, ...paid].some((anchor) => anchor.toLowerCase() === same)
  const name = nameOf(address)
  const forged = likeness?.ends === 'both' ? likeness.anchor : undefined
  return (
    <span className={styles.note} data-ends={likeness?.ends}>
      <span className={styles.found}>
        <Avatar address={address} size={20} />
        <span className={styles.whom}>
          {name && <bdi className={styles.name}>{name}</bdi>}{' '}
          <AddressDigits address={address} full unlike={forged} />{' '}
          {!isKnown && !name && !likeness && (
            <span className={styles.quiet}>{say('known.no')}</span>
          )}
        </span>
      </span>
      {likeness && (
        <span className={styles.likeness} role="alert">
          <Icon name="warning" size={16} />
          <span>
            {say(`likeness.${likeness.ends}`, {
              name: nameOf(likeness.anchor) ?? formatUnlike(likeness.anchor),
            })}
            <span className={styles.anchor}>
              <AddressDigits address={likeness.anchor} full unlike={forged && address} />
            </span>
          </span>
        </span>
      )}
    </span>
  )
}
