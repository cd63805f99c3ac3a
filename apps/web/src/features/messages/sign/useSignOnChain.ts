import type { TypedData } from '@countersign/gateway'
import type { MeantMessage } from '@countersign/judge'
import type { Address } from 'viem'
import type { ActCall } from '../../../shared/acts/acts.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { useSigningSafe } from './useSigningSafe.ts'

type Signing = {
  message: string | TypedData
  library: Address
  asked: MeantMessage
}

/** The call by which the Safe keeps a message as signed, by the official code for it. */
export function useSignOnChain() {
  const readSafe = useSigningSafe()
  return useOneMutation({
    mutationFn: async ({ message, library, asked }: Signing): Promise<readonly [ActCall]> => {
      const { signingCall } = await import('./wallet.ts')
      return [signingCall(await readSafe(), library, message, asked)]
    },
  })
}
