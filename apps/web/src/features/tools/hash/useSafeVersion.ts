import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { accountQuery } from '../../../shared/account/accountQuery.ts'

export type SafeVersion =
  | { status: 'read'; version: string }
  | { status: 'asking' | 'noSafe' | 'failed'; version: null }

/** The version that a Safe itself states; its hashes depend on it. */
export function useSafeVersion(chainId: number, safe: Address): SafeVersion {
  const { data, isError } = useQuery(accountQuery(useConfig(), chainId, safe))
  if (data?.kind === 'safe') return { status: 'read', version: data.safe.version }
  if (data) return { status: 'noSafe', version: null }
  return { status: isError ? 'failed' : 'asking', version: null }
}
