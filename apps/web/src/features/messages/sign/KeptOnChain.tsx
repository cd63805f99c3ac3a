import type { TypedData } from '@countersign/gateway'
import { hashSafeMessage, hashTypedData, readSignedFields } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { hashMessage } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { askContract } from '../../../shared/chain/askContract.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { messagesWords } from '../words.ts'
import { readKept } from './readKept.ts'
import { useSafeMessages } from './useSafeMessages.ts'

/** That the Safe has signed this on the chain before, and whether it says so to whoever asks. */
export function KeptOnChain({ message }: { message: string | TypedData }) {
  const say = useWords(messagesWords)
  const { chain, address } = useAccount()
  const { safe } = useSafeMessages()
  const readable = typeof message === 'string' ? message : readSignedFields(message).typedData
  const digest = typeof readable === 'string' ? hashMessage(readable) : hashTypedData(readable)
  const { data } = useQuery({
    ...chainQuery(useConfig(), chain.id, ['kept', address, digest], async (client) => {
      if (!safe) return undefined
      const place = { chainId: chain.id, address, version: safe.version }
      const { safeMessageHash } = hashSafeMessage(place, readable)
      const [isKept, isAccepted] = await Promise.all([
        readKept(client, address, safeMessageHash),
        // As a website would, that was given no signature.
        askContract(client, address, { hash: digest, signature: '0x' }),
      ])
      return { isKept, isAccepted }
    }),
    enabled: safe !== undefined,
  })
  return (
    <div role="status">
      {data?.isKept && (
        <Tag tone={data.isAccepted ? 'good' : 'warn'} icon={data.isAccepted ? 'check' : 'warning'}>
          {say(data.isAccepted ? 'kept.accepted' : 'kept.silent')}
        </Tag>
      )}
    </div>
  )
}
