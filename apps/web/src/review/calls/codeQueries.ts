import type { Countersign } from '@countersign/core'
import type { DelegateCall } from '@countersign/judge'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { loadProver } from '../proof/loadProver.ts'

/** How everybody is asked whose code a delegatecall runs, and what it would install. */
export const delegateQuery = (
  countersign: Countersign,
  chainId: number,
  { to, data }: DelegateCall,
) => ({
  ...queryOptions({
    queryKey: ['chain', chainId, 'delegatecall', to, data],
    queryFn: async () => {
      const { codeReaderOf, judgeDelegate } = await loadProver()
      return judgeDelegate(codeReaderOf(countersign, chainId), { to, data })
    },
  }),
  // Never from memory.
  meta: { private: true },
})

/** How everybody is asked which official contract stands at an address. */
export const codeQuery = (countersign: Countersign, chainId: number, address: Address) => ({
  ...queryOptions({
    queryKey: ['chain', chainId, 'codeByAll', address],
    queryFn: async () => {
      const { codeReaderOf } = await loadProver()
      return codeReaderOf(countersign, chainId)(address)
    },
  }),
  meta: { private: true },
})
