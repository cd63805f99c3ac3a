import { type Call, identifyCode, judgeDelegateCall } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { transactionPageWords } from './words.ts'

type DelegateTagProps = { call: Pick<Call, 'to' | 'data'> }

/** Whose code a delegatecall runs and installs: official contracts', by their code, or anybody's. */
export function DelegateTag({ call: { to, data } }: DelegateTagProps) {
  const say = useWords(transactionPageWords)
  const { chain } = useAccount()
  const { data: judged, isPending } = useQuery({
    ...chainQuery(useConfig(), chain.id, ['delegatecall', to, data], (client) =>
      judgeDelegateCall({ to, data }, async (address: Address) => {
        const code = await getCode(client, { address })
        return code ? identifyCode(code, address) : null
      }),
    ),
    // Never from memory.
    meta: { private: true },
  })
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
