import type { Address } from 'viem'
import { useOfficialCode } from '../../../shared/safety/useOfficialCode.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { hostWords } from './words.ts'

/** Whose code a Safe runs: owners and threshold are only what that code says they are. */
export function Implementation({ address, chainId }: { address: Address; chainId: number }) {
  const say = useWords(hostWords)
  const { data, isError } = useOfficialCode(chainId, address)
  const isSafe = data?.contract === 'Safe' || data?.contract === 'SafeL2'
  return (
    <>
      <AddressText address={address} chainId={chainId} copy={false} />{' '}
      {isError && <Tag tone="warn">{say('code.failed')}</Tag>}
      {isSafe && (
        <Tag tone="good" icon="check">
          {say('code.official', { ...data })}
        </Tag>
      )}
      {data !== undefined && !isSafe && (
        <Tag tone="danger" icon="warning">
          {say('code.unknown')}
        </Tag>
      )}
    </>
  )
}
