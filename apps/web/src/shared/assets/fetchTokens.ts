import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { ChainConfig } from '../appConfig.ts'
import { tokenQuery } from './tokenQuery.ts'
import { listedToken, type Token, type TokenAt, toldToken } from './tokens.ts'

type Asked = { queries: QueryClient; config: Config; chain: ChainConfig }

/** As many as a file is worth waiting for; amounts of others stand in it as they are on the chain. */
const MOST = 200

/** R-TOK-1: as `useTokens`, once and for all that is asked. */
export async function fetchTokens(
  { queries, config, chain }: Asked,
  addresses: readonly Address[],
): Promise<TokenAt> {
  const others = [...new Map(addresses.map((each) => [each.toLowerCase(), each])).values()]
    .filter((address) => !listedToken(chain, address))
    .slice(0, MOST)
  const read = async (address: Address): Promise<[string, Token | null]> => {
    const told = await queries.fetchQuery(tokenQuery(config, chain.id, address)).catch(() => null)
    return [address.toLowerCase(), toldToken(told)]
  }
  const known = new Map(await Promise.all(others.map(read)))
  return (address) => listedToken(chain, address) ?? known.get(address.toLowerCase()) ?? null
}
