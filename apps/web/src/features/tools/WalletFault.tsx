import { type ErrorKind, toCountersignError } from '@countersign/core'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { toolsWords } from './words.ts'

const WORDS: Partial<Record<ErrorKind, 'rejected' | 'pending' | 'unsupported' | 'timeout'>> = {
  rejected: 'rejected',
  pending: 'pending',
  unsupportedMethod: 'unsupported',
  timeout: 'timeout',
}

/** Why the wallet did not do it: that it cannot is no error of the visitor's. */
export function WalletFault({ error }: { error: unknown }) {
  const say = useWords(toolsWords)
  const { kind, details } = toCountersignError(error)
  const word = WORDS[kind]
  return (
    <>
      <Tag tone={word === 'rejected' ? 'plain' : 'warn'}>{say(`wallet.${word ?? 'failed'}`)}</Tag>{' '}
      {!word && <bdi>{details}</bdi>}
    </>
  )
}
