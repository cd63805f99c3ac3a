import { mayDelegateTo } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { codeQuery } from './codeQuery.ts'
import { transactionPageWords } from './words.ts'

/** Whose code a delegatecall runs: an official contract's, by its code, or anybody's. */
export function DelegateTag({ address }: { address: Address }) {
  const say = useWords(transactionPageWords)
  const { chain } = useAccount()
  const { data, isPending } = useQuery(codeQuery(useConfig(), chain.id, address))
  if (isPending) return <Tag tone="warn">{say('call.delegate.asking')}</Tag>
  if (data && mayDelegateTo(data)) return <Tag>{say('call.delegate.known', { ...data })}</Tag>
  return (
    <Tag tone="danger" icon="warning">
      {say('call.delegate')}
    </Tag>
  )
}
