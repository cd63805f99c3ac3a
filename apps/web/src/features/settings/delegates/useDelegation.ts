import { addDelegate, removeDelegate } from '@countersign/gateway/wallet'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'

type Change = {
  delegate: Address
  delegator: Address
  /** Whose wallet signs: either of the two may end it. */
  signer: Address
  /** For which Safe; null for every Safe of the delegator's. */
  safe: Address | null
  /** What the delegate is called from now on; absent: it ends. */
  label?: string
}

/** Lets somebody propose, or ends that, with the visitor's own signature. */
export function useDelegation(onDone: () => void = () => {}) {
  const { countersign, gateway } = useApp()
  const { chain } = useAccount()
  const queries = useQueryClient()
  return useOneMutation({
    mutationFn: async ({ delegate, delegator, signer, safe, label }: Change) => {
      const { signDelegation } = await import('./signDelegation.ts')
      const asked = { chainId: chain.id, delegate, signer }
      const signature = await signDelegation(countersign, asked)
      const chainId = String(chain.id)
      if (label === undefined) {
        const body = { safe, delegator, signature }
        await gateway.call(removeDelegate, { chainId, delegateAddress: delegate, body })
      } else {
        const body = { safe, delegate, delegator, label, signature }
        await gateway.call(addDelegate, { chainId, body })
      }
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['gateway', 'getDelegates'] })
      onDone()
    },
  })
}
