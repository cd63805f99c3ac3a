import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { toolsWords } from '../words.ts'
import type { SignatureVerdict } from './checkSignature.ts'

type VerdictTextProps = { verdict: SignatureVerdict; chainId: number }

/** What a signature turned out to be. */
export function VerdictText({ verdict, chainId }: VerdictTextProps) {
  const say = useWords(toolsWords)
  const isGood = ['key', 'contract', 'undeployed'].includes(verdict.status)
  return (
    <>
      <Tag tone={isGood ? 'good' : 'danger'} icon={isGood ? 'check' : 'warning'}>
        {say(`check.${verdict.status}`)}
      </Tag>{' '}
      {verdict.status === 'other' && (
        <AddressText address={verdict.signer} chainId={chainId} full />
      )}
    </>
  )
}
