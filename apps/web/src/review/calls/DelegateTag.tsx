import type { DelegateCall } from '@countersign/judge'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { reviewWords } from '../words.ts'
import { delegateQuery } from './codeQueries.ts'

/** Whose code a delegatecall runs and installs: official contracts', by their code, or anybody's. */
export function DelegateTag({ call }: { call: DelegateCall }) {
  const say = useWords(reviewWords)
  const { countersign } = useApp()
  const { chain } = useAccount()
  const { data: judged, isPending } = useQuery(delegateQuery(countersign, chain.id, call))
  if (isPending) return <Tag tone="warn">{say('call.delegate.asking')}</Tag>
  const { code, runs } = judged ?? { code: 'unchecked', runs: null }
  if (runs && (code === 'official' || code === 'alone')) {
    return (
      <Tag tone={code === 'alone' ? 'warn' : 'plain'}>
        {say('call.delegate.known', { ...runs })}
      </Tag>
    )
  }
  return (
    <Tag tone="danger" icon="warning">
      {runs ? say('call.delegate.argument', { ...runs }) : say('call.delegate')}
    </Tag>
  )
}
