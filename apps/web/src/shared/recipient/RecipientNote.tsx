import { Avatar } from '@countersign/kit'
import type { Address } from 'viem'
import { formatUnlike } from '../format/formatUnlike.ts'
import { useCalledName, useContactName } from '../local/useContactName.ts'
import { useAnchors } from '../safety/AnchorsContext.ts'
import { nameWords } from '../safety/nameWords.ts'
import { Icon } from '../ui/signs/Icon.tsx'
import { Tag } from '../ui/signs/Tag.tsx'
import { AddressDigits } from '../ui/values/AddressDigits.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './Recipient.module.css'
import { useLikeness } from './useLikeness.ts'
import { recipientWords } from './words.ts'

/** Whom the field means: all of the address, and whom it could be mistaken for. */
export function RecipientNote({ address, chainId }: { address: Address; chainId: number }) {
  const say = useWords(recipientWords)
  const nameOf = useContactName(chainId)
  const sayName = useWords(nameWords)
  const called = useCalledName(chainId)(address)
  const likeness = useLikeness()(address)
  const { own, paid } = useAnchors()
  const same = address.toLowerCase()
  const isKnown = [...own, ...paid].some((anchor) => anchor.toLowerCase() === same)
  const forged = likeness?.ends === 'both' ? likeness.anchor : undefined
  return (
    <span className={styles.note} data-ends={likeness?.ends}>
      <span className={styles.found}>
        <Avatar address={address} size={20} />
        <span className={styles.whom}>
          {called && <bdi className={styles.name}>{called.name}</bdi>}{' '}
          <AddressDigits address={address} full unlike={forged} />{' '}
          {called?.fault && called.fault !== 'asking' && (
            <Tag tone="warn">{sayName(`name.${called.fault}`)}</Tag>
          )}{' '}
          {!isKnown && !called && !likeness && (
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
