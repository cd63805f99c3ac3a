import { visibleText } from '@countersign/judge'
import { zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { isWaiting } from '../../../shared/transaction/isWaiting.ts'
import { StatusTag } from '../../../shared/transaction/StatusTag.tsx'
import { TokenAmount } from '../../../shared/transaction/TokenAmount.tsx'
import { transactionWords } from '../../../shared/transaction/words.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { ClaimedName } from '../../../shared/ui/values/ClaimedName.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Entry } from '../entry.ts'
import { type Flag, isDangerous } from '../flagEntry.ts'
import { activityWords } from '../words.ts'
import styles from './Entry.module.css'

const SIGNS = { received: '+', sent: '−', moved: '' } as const

type PartProps = { entry: Entry; flags: readonly Flag[] }

/** What was moved, with its direction. What failed moved nothing, and is struck through. */
export function EntryAmount({ entry: { description, status }, flags }: PartProps) {
  const { chain } = useAccount()
  if (!('asset' in description)) return null
  const { asset, kind } = description
  if (asset.kind === 'unknown' || asset.kind === 'either') return null
  return (
    <span
      className={styles.amount}
      data-kind={flags.length > 0 ? 'doubted' : kind}
      data-void={status === 'FAILED'}
    >
      {asset.kind === 'amount' ? (
        <TokenAmount {...asset} chain={chain} sign={SIGNS[kind]} />
      ) : (
        <bdi>{`${SIGNS[kind]}${visibleText(asset.symbol ?? '').text} #${asset.id}`}</bdi>
      )}
    </span>
  )
}

/** The other side. Nothing can be copied from an entry that is not what it seems. */
export function EntryParty({ entry, flags }: PartProps) {
  const { chain } = useAccount()
  const { description } = entry
  const named = 'party' in description ? description.party : null
  // What a module called is not always on record; who it was is.
  const party = named?.value === zeroAddress && entry.module ? entry.module : named
  if (!party) return null
  return (
    <>
      <AddressText
        address={party.value}
        chainId={chain.id}
        // The zero address is nobody.
        copy={!isDangerous(flags) && party.value !== zeroAddress}
      />{' '}
      <ClaimedName address={party.value} name={party.name} />
    </>
  )
}

/** How far it has come, where that is not simply “done”. */
export function EntryState({ entry, isLedger }: { entry: Entry; isLedger: boolean }) {
  const say = useWords(activityWords)
  const sayShared = useWords(transactionWords)
  const { status, signatures, module } = entry
  const isPending = isWaiting({ txStatus: status })
  return (
    <span className={styles.state}>
      {module && <Tag tone="warn">{say('module')}</Tag>}
      {status === 'FAILED' && (
        <Tag tone="danger" icon="warning">
          {say('failed')}
        </Tag>
      )}
      {status !== 'FAILED' && (status !== 'SUCCESS' || isLedger) && <StatusTag status={status} />}
      {isPending && signatures && (
        <span className={styles.quiet}>
          {sayShared(
            signatures.given > signatures.required ? 'confirmations.more' : 'confirmations',
            signatures,
          )}
        </span>
      )}
    </span>
  )
}
