import { Avatar, formatAddress } from '@countersign/kit'
import { type Address, getAddress } from 'viem'
import { useContactName } from '../../local/useContactName.ts'
import { useAnchors } from '../../safety/AnchorsContext.ts'
import { useLookAlike } from '../../safety/useLookAlike.ts'
import { useWords } from '../../words/useWords.ts'
import { CopyButton } from '../forms/CopyButton.tsx'
import { uiWords } from '../words.ts'
import { AddressDigits } from './AddressDigits.tsx'
import styles from './AddressText.module.css'
import { LookAlikeTag } from './LookAlikeTag.tsx'

type AddressTextProps = {
  address: Address
  chainId: number
  /** What others call it; a contact's name comes first. */
  name?: string | null
  /** All of it, for decisions. Else enough to recognise. */
  full?: boolean
  avatar?: boolean
  copy?: boolean
}

/**
 * An address, with the visitor's own name for it. One that only looks like an address they know is
 * flagged, and cannot be copied from here.
 */
export function AddressText({ chainId, copy = true, ...props }: AddressTextProps) {
  const say = useWords(uiWords)
  const address = getAddress(props.address)
  const contact = useContactName(chainId)
  const imitated = useLookAlike()(address)
  const isAsking = useAnchors().state === 'asking'
  // What others call a forger is no name.
  const name = contact(address) ?? (imitated ? undefined : props.name)
  return (
    // The spaces are where lines of a full one may break.
    <span
      className={styles.whole}
      data-full={props.full}
      data-avatar={props.avatar}
      data-flagged={imitated !== undefined}
    >
      {props.avatar && <Avatar address={address} size={24} />}{' '}
      {name && <bdi className={styles.name}>{name}</bdi>}{' '}
      {(!name || props.full || imitated) && (
        <AddressDigits address={address} full={props.full} unlike={imitated} />
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
