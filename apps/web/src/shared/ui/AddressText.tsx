import { Avatar, formatAddress } from '@countersign/kit'
import { type Address, getAddress } from 'viem'
import { useContactName } from '../local/useContactName.ts'
import { findLookAlike } from '../safety/findLookAlike.ts'
import { useAnchors } from '../safety/useAnchors.ts'
import { useWords } from '../words/useWords.ts'
import { AddressDigits } from './AddressDigits.tsx'
import styles from './AddressText.module.css'
import { CopyButton } from './CopyButton.tsx'
import { Tag } from './Tag.tsx'
import { uiWords } from './words.ts'

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
  const imitated = findLookAlike(address, useAnchors())
  const name = contact(address) ?? props.name
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
      {(!name || props.full) && <AddressDigits address={address} full={props.full} />}{' '}
      {imitated && (
        <Tag tone="danger" icon="warning">
          {say('lookAlike', { name: contact(imitated) ?? formatAddress(imitated) })}
        </Tag>
      )}{' '}
      {copy && !imitated && (
        <CopyButton text={address} what={say('address', { address: formatAddress(address) })} />
      )}
    </span>
  )
}
