import { type BatchSupport, getBatchSupport } from '@countersign/core/calls'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'

/** Whether the wallet keeps calls together; nothing while it is being asked. */
export function useBatchSupport(): BatchSupport | undefined {
  const { countersign } = useApp()
  const { connector, address, chainId } = useConnection()
  return useQuery({
    queryKey: ['batch support', connector?.uid, address, chainId],
    queryFn: () => getBatchSupport(countersign),
    meta: { private: true },
    gcTime: 0,
  }).data
}
