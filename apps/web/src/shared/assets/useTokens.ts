import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { ChainConfig } from '../appConfig.ts'
import type { ToldToken } from './readTokenTwice.ts'
import { tokenQuery } from './tokenQuery.ts'
import { listedToken, type TokenAt, toldToken } from './tokens.ts'

/** A stranger's batch may touch a thousand, and each costs two nodes three questions. */
const MOST = 40

type Answer = { data: ToldToken | undefined; isError: boolean }

/** What was answered, in the order of the questions; the same list as long as nothing new was. */
const combine = (answers: readonly Answer[]): (ToldToken | 'asking')[] =>
  answers.map(({ data, isError }) => (isError ? 'differs' : data === undefined ? 'asking' : data))

/**
 * R-TOK-1: what tokens are called and how they count: by the operator's list, else by two of our nodes
 * that agree, and never by the gateway.
 */
export function useTokens(chain: ChainConfig, addresses: readonly Address[]): TokenAt {
  const config = useConfig()
  const key = [...new Set(addresses.map((address) => address.toLowerCase()))]
    .filter((address) => !listedToken(chain, address as Address)) // as it was given, in small letters
    .slice(0, MOST)
    .join()
  const others = useMemo(() => (key === '' ? [] : (key.split(',') as Address[])), [key]) // as above
  const answers = useQueries({
    queries: others.map((address) => tokenQuery(config, chain.id, address)),
    combine,
  })
  return useMemo(() => {
    const told = new Map(others.map((address, index) => [address as string, answers[index]]))
    return (address) => {
      const answer = told.get(address.toLowerCase())
      if (answer === 'asking') return undefined
      return listedToken(chain, address) ?? (answer === undefined ? null : toldToken(answer))
    }
  }, [chain, others, answers])
}
