import type { TypedData } from '@countersign/gateway'
import type { MeantMessage } from '@countersign/judge'
import { useNavigate } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActResult } from '../../../shared/acts/acts.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { messagesWords } from '../words.ts'

type Signing = {
  message: string | TypedData
  library: Address
  asked: MeantMessage
}

/** Proposes that the Safe keeps a message as signed, by the official code for it. */
export function useSignOnChain() {
  const say = useWords(messagesWords)
  const { chain, address, path } = useAccount()
  const { propose } = useActs()
  const navigate = useNavigate()
  return useOneMutation({
    mutationFn: async ({ message, library, asked }: Signing): Promise<ActResult> => {
      const { signingCall } = await import('./wallet.ts')
      const account = { chainId: chain.id, address }
      const calls = [signingCall(account, library, message, asked)] as const
      return propose({ account, calls, description: say('onChain.describe') })
    },
    onSuccess: (result) => {
      if (result.status !== 'done' || result.act.kind !== 'safe') return
      const params = { account: path, id: result.act.safeTxHash ?? '' }
      return navigate({ to: '/$account/tx/$id', params })
    },
  })
}
