import { isServiceName } from '@countersign/judge'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { nameQuery } from '../../shared/account/nameQuery.ts'
import { parseAccountPath } from '../../shared/account/parseAccountPath.ts'
import { useSettled } from '../../shared/ui/forms/useSettled.ts'

export type Target =
  | {
      status:
        | 'empty'
        | 'asking'
        | 'bad'
        | 'badChecksum'
        | 'noNames'
        | 'unknownName'
        | 'failed'
        | 'differs'
        | 'notHere'
    }
  | { status: 'found'; address: Address; name: string | null }

/** Whom a text means: an address, or a name where a chain has a service for names. */
export function useTarget(text: string, chainId: number | null): Target {
  const { chains } = useApp().appConfig
  const plain = text.trim()
  const settled = useSettled(plain)
  const isName = isServiceName(plain)
  const serving = chains.filter(({ contracts }) => contracts?.ensUniversalResolver)
  const service = serving.find(({ id }) => id === chainId) ?? serving[0]
  const { data, isError } = useQuery({
    ...nameQuery(useConfig(), service, settled, chainId ?? service?.id ?? 0),
    enabled: isName && settled === plain && service !== undefined,
  })
  if (plain === '') return { status: 'empty' }
  if (isName) {
    if (!service) return { status: 'noNames' }
    if (isError) return { status: 'failed' }
    if (settled !== plain || data === undefined) return { status: 'asking' }
    if (data === 'differs' || data === 'notHere') return { status: data }
    return data ? { status: 'found', address: data, name: plain } : { status: 'unknownName' }
  }
  const read = parseAccountPath(plain, chains)
  if (read.status !== 'bad') {
    return { status: 'found', address: read.account.address, name: null }
  }
  return { status: read.reason === 'badChecksum' ? 'badChecksum' : 'bad' }
}
