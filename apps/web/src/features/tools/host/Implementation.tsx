import type { SafeIdentity } from '@countersign/safe'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { hostWords } from './words.ts'

type ImplementationProps = { identity: SafeIdentity; chainId: number }

/** Whose code a Safe runs: owners and threshold are only what that code says they are. */
export function Implementation({ identity, chainId }: ImplementationProps) {
  const say = useWords(hostWords)
  const { singleton } = identity
  return (
    <>
      {singleton && <AddressText address={singleton} chainId={chainId} copy={false} />}{' '}
      {identity.verdict === 'official' ? (
        <Tag tone="good" icon="check">
          {say('code.official', { contract: identity.contract, version: identity.version })}
        </Tag>
      ) : (
        <Tag tone="warn" icon="warning">
          {say('code.unknown')}
        </Tag>
      )}
    </>
  )
}
