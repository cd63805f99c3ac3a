import type { Proposer } from '@countersign/judge'
import type { Address } from 'viem'
import { Tag } from '../ui/signs/Tag.tsx'
import { AddressText } from '../ui/values/AddressText.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './ClaimedText.module.css'
import { transactionWords } from './words.ts'

type ProposerTextProps = {
  proposer: Proposer
  chainId: number
  /** Whom the gateway names: keeps the place until it is known. */
  stated?: Address | undefined
}

/** Who proposed, as far as it is proven. */
export function ProposerText({ proposer, chainId, stated }: ProposerTextProps) {
  const say = useWords(transactionWords)
  switch (proposer.kind) {
    case 'owner':
      return <AddressText address={proposer.address} chainId={chainId} />
    case 'delegate':
      return (
        <>
          <AddressText address={proposer.address} chainId={chainId} />{' '}
          <Tag tone="warn">{say('proposer.delegate')}</Tag>
        </>
      )
    case 'delegateOf':
      return (
        <>
          <AddressText address={proposer.address} chainId={chainId} />{' '}
          <Tag>{say('proposer.delegateOf')}</Tag>{' '}
          <AddressText address={proposer.owner} chainId={chainId} />
        </>
      )
    case 'stranger':
      return (
        <Tag tone="danger" icon="warning">
          {say('proposer.stranger')}
        </Tag>
      )
    case 'asking':
      if (!stated) return '…'
      return (
        <span className={styles.claimed} data-hidden>
          <AddressText address={stated} chainId={chainId} />
        </span>
      )
    default:
      return (
        <Tag tone={proposer.kind === 'unchecked' ? 'warn' : 'plain'}>
          {say(`proposer.${proposer.kind}`)}
        </Tag>
      )
  }
}
