import { useQuery } from '@tanstack/react-query'
import type { Account } from '../account/account.ts'

type Listed = {
  id: string
  nonce: number | null
  /** Whether it is said to be one: else nothing has to be worked out. */
  isStated: boolean
}

/**
 * R-WORD-2: whether what a list names is a rejection of its nonce, by its hash alone: of a Safe and a
 * nonce there is one only, and it can be worked out. What the gateway says of it counts for nothing.
 */
export function useIsRejection(
  { chain, address }: Pick<Account, 'chain' | 'address'>,
  { id, nonce, isStated }: Listed,
): boolean {
  const { data } = useQuery({
    queryKey: ['rejection', chain.id, address, nonce, id],
    queryFn: async () => {
      const { isRejectionHash } = await import('./isRejectionHash.ts')
      return isRejectionHash({ chainId: chain.id, address }, nonce ?? 0, id)
    },
    enabled: isStated && nonce !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { private: true },
  })
  return data === true
}
