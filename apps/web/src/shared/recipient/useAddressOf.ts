import { useQueries } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useApp } from '../AppContext.ts'
import { nameQuery } from '../account/nameQuery.ts'
import type { ChainConfig } from '../appConfig.ts'
import { useSettled } from '../ui/forms/useSettled.ts'
import type { AddressOf } from './readRecipient.ts'

/** Asks the service for names about some of them, once nobody types any more. */
export function useAddressOf(chain: ChainConfig, wanted: readonly string[]): AddressOf {
  const config = useConfig()
  const { chains } = useApp().appConfig
  const settled = useSettled(wanted.join(' '))
  const names = settled === '' ? [] : settled.split(' ')
  const service = [chain, ...chains].find(({ contracts }) => contracts?.ensUniversalResolver)
  const answers = useQueries({
    queries: names.map((name) => nameQuery(config, service, name, chain.id)),
  })
  return (name) => {
    if (!service) return 'noNames'
    const answer = answers[names.indexOf(name)]
    if (answer?.isError) return 'failed'
    return answer?.data === undefined ? 'asking' : answer.data
  }
}
