import { Avatar, formatAddress } from '@countersign/kit'
import { type Address, getAddress } from 'viem'
import { useCalledName } from '../../local/useContactName.ts'
import { useAnchors } from '../../safety/AnchorsContext.ts'
import { nameWords } from '../../safety/nameWords.ts'
import { useLookAlike } from '../../safety/useLookAlike.ts'
import { useWords } from '../../words/useWords.ts'
import { CopyButton } from '../forms/CopyButton.tsx'
import { Tag } from '../signs/Tag.tsx'
import { uiWords } from '../words.ts'
import { AddressDigits } from './AddressDigits.tsx'
import styles from './AddressText.module.css'
import { LookAlikeTag } from './LookAlikeTag.tsx'

type AddressTextProps = {
  address: Address
  chainId: number
  /** All of it, for decisions. Else enough to recognise. */
  full?: boolean
  avatar?: boolean
  copy?: boolean
}

/**
 * R-NAME-2: an address, with the visitor's own name for it, and nobody else's: what others call it goes
 * beside it (`ClaimedName`). One that only looks like an address they know is flagged, and cannot be
 * copied from here.
 */
export function AddressText({ chainId, copy = true, ...props }: AddressTextProps) {
  const say = useWords(uiWords)
  const sayName = useWords(nameWords)
  const address = getAddress(props.address)
  const called = useCalledName(chainId)(address)
  const imitated = useLookAlike()(address)
  const isAsking = useAnchors().state === 'asking'
  // A name that could be somebody else's never stands alone.
  const isAlone = called && !called.fault && !props.full && !imitated
  return (
    // The spaces are where lines of a full one may break.
    <span
      className={styles.whole}
      data-full={props.full}
      data-avatar={props.avatar}
      data-flagged={imitated !== undefined}
    >
      {props.avatar && <Avatar address={address} size={24} />}{' '}
      {called && <bdi className={styles.name}>{called.name}</bdi>}{' '}
      {!isAlone && <AddressDigits address={address} full={props.full} unlike={imitated} />}{' '}
      {called?.fault && called.fault !== 'asking' && (
        <Tag tone="warn">{sayName(`name.${called.fault}`)}</Tag>
      )}{' '}
      {imitated && <LookAlikeTag of={imitated} chainId={chainId} />}{' '}
      {copy &&
        !imitated &&
        // A forger's address may be copied from nowhere, not even for a moment.
        (isAsking ? (
          <span className={styles.waiting} />
        ) : (
          <CopyButton text={address} what={say('address', { address: formatAddress(address) })} />
        ))}
    </span>
  )
}
