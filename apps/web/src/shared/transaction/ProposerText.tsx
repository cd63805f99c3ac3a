import type { Proposer } from '../safety/judgeProposer.ts'
import { Tag } from '../ui/signs/Tag.tsx'
import { AddressText } from '../ui/values/AddressText.tsx'
import { useWords } from '../words/useWords.ts'
import { transactionWords } from './words.ts'

/** Who proposed, as far as it is proven. */
export function ProposerText({ proposer, chainId }: { proposer: Proposer; chainId: number }) {
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
    case 'stranger':
      return (
        <Tag tone="danger" icon="warning">
          {say('proposer.stranger')}
        </Tag>
      )
    case 'asking':
      return '…'
    default:
      return (
        <Tag tone={proposer.kind === 'unchecked' ? 'warn' : 'plain'}>
          {say(`proposer.${proposer.kind}`)}
        </Tag>
      )
  }
}
