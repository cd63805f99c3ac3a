import type { Call } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { delegateQuery } from './delegateQuery.ts'
import { transactionPageWords } from './words.ts'

type DelegateTagProps = { call: Pick<Call, 'to' | 'data'> }

/** Whose code a delegatecall runs and installs: official contracts', by their code, or anybody's. */
export function DelegateTag({ call }: DelegateTagProps) {
  const say = useWords(transactionPageWords)
  const { chain } = useAccount()
  const { data: judged, isPending } = useQuery(delegateQuery(useConfig(), chain.id, call))
  if (isPending) return <Tag tone="warn">{say('call.delegate.asking')}</Tag>
  if (judged?.verdict === 'official') {
    return <Tag>{say('call.delegate.known', { ...judged.code })}</Tag>
  }
  return (
    <Tag tone="danger" icon="warning">
      {judged?.verdict === 'unknownArgument'
        ? say('call.delegate.argument', { ...judged.code })
        : say('call.delegate')}
    </Tag>
  )
}
