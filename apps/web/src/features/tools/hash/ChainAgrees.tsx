import type { SafeTransaction } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useConfig } from 'wagmi'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { askTransactionHash } from '../../../shared/chain/askTransactionHash.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { toolsWords } from '../words.ts'

type ChainAgreesProps = {
  chain: ChainConfig
  safe: Address
  transaction: SafeTransaction
  /** What our own arithmetic says. */
  hash: Hex
}

/** Whether the Safe's own contract comes to the same hash. */
export function ChainAgrees({ chain, safe, transaction, hash }: ChainAgreesProps) {
  const say = useWords(toolsWords)
  const asked = useQuery({
    ...chainQuery(useConfig(), chain.id, ['transaction hash', safe, hash], (client) =>
      askTransactionHash(client, safe, transaction),
    ),
    // Never proven from memory.
    meta: { private: true },
  })
  if (asked.isError) {
    return (
      <>
        <Tag tone="warn">{say('hash.chain.failed')}</Tag>{' '}
        <Button onClick={() => asked.refetch()}>{say('again')}</Button>
      </>
    )
  }
  if (!asked.data) return <Tag>{say('hash.chain.asking')}</Tag>
  return asked.data === hash ? (
    <Tag tone="good" icon="check">
      {say('hash.chain.same')}
    </Tag>
  ) : (
    <Tag tone="danger" icon="warning">
      {say('hash.chain.different')}
    </Tag>
  )
}
