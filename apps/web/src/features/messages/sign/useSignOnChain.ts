import type { TypedData } from '@countersign/gateway'
import { hashTypedData, readSignedFields, safeActionsAbi } from '@countersign/safe'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Address, encodeFunctionData, hashMessage } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActResult } from '../../../shared/acts/acts.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { messagesWords } from '../words.ts'

type Signing = { message: string | TypedData; library: Address }

/** Proposes that the Safe keeps a message as signed, by the official code for it. */
export function useSignOnChain() {
  const say = useWords(messagesWords)
  const { chain, address, path } = useAccount()
  const { propose } = useActs()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ message, library }: Signing): Promise<ActResult> => {
      const digest =
        typeof message === 'string'
          ? hashMessage(message)
          : hashTypedData(readSignedFields(message).typedData)
      const functionName = 'signMessage'
      const data = encodeFunctionData({ abi: safeActionsAbi, functionName, args: [digest] })
      // Run in the Safe's own name: what it writes, it writes into the Safe.
      const call = { to: library, value: 0n, data, operation: 1 } as const
      const account = { chainId: chain.id, address }
      return propose({ account, calls: [call], description: say('onChain.describe') })
    },
    onSuccess: (result) => {
      if (result.status !== 'done' || result.act.kind !== 'safe') return
      const params = { account: path, id: result.act.safeTxHash ?? '' }
      return navigate({ to: '/$account/tx/$id', params })
    },
  })
}
