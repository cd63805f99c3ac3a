import { type Address, getAddress } from 'viem'
import { createCache } from '../../../chains/createCache.ts'
import type { Database } from '../../../database/types.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { fallBack } from '../errors/fallBack.ts'
import type { Token, Tokens } from '../store/token.ts'
import { findTokens, insertTokens } from '../store/tokens.ts'
import { askTokens } from './askTokens.ts'

export type TokenBook = {
  /** As many of these contracts as are tokens and could be asked. */
  look: (chain: GatewayChain, addresses: Iterable<Address>) => Promise<Tokens>
  /** The tokens of the chain's own list. */
  listed: (chain: GatewayChain) => readonly Token[]
}

/** How long a contract is not asked again that did not answer as a token. */
const FORGET_MS = 10 * 60_000
const LIMITS = { maxEntries: 20_000, maxSize: 8 * 1024 * 1024, maxEntrySize: 4_096 }
/** So many unknown contracts are asked for one list; the others when somebody asks again. */
const MAX_ASKED = 200

/** From the configuration, from memory, from the database, and only then from the contracts. */
export function createTokenBook(parameters: { database: Database; now: () => number }): TokenBook {
  const { database, now } = parameters
  const memory = createCache(now, LIMITS)

  function listed(chain: GatewayChain): Token[] {
    return chain.config.tokens.map(({ address, name, symbol, decimals }) => ({
      address: getAddress(address),
      kind: 'erc20',
      name,
      symbol,
      decimals,
      trusted: true,
    }))
  }

  return {
    listed,
    async look(chain, addresses) {
      const own = new Map(listed(chain).map((token) => [token.address, token]))
      const found = new Map<Address, Token>()
      const missing = new Set<Address>()
      for (const address of addresses) {
        const known = own.get(address) ?? memory.get(`${chain.id} ${address}`)
        if (known === undefined) missing.add(address)
        else if (known !== 'none') found.set(address, known as Token) // a token, or the word above
      }
      const keep = (tokens: readonly Token[]) => {
        for (const token of tokens) {
          missing.delete(token.address)
          found.set(token.address, token)
          memory.set(`${chain.id} ${token.address}`, token, Number.POSITIVE_INFINITY)
        }
      }
      if (missing.size > 0) {
        const finding = database.run((db) => findTokens(db, chain.id, [...missing]))
        keep(await quietly(finding, []))
      }
      if (missing.size > 0) {
        const asked = [...missing].slice(0, MAX_ASKED)
        const answers = await quietly(askTokens(chain, asked), [])
        const fresh = answers.flatMap(({ token }) => token ?? [])
        keep(fresh)
        for (const { address, token } of answers) {
          if (!token) memory.set(`${chain.id} ${address}`, 'none', FORGET_MS)
        }
        const saving = database.run((db) => insertTokens(db, chain.id, fresh))
        await quietly(saving, undefined)
      }
      return found
    },
  }
}

/** Names of tokens are a courtesy: without them a list is still a list. */
function quietly<T, Other>(work: Promise<T>, other: Other): Promise<T | Other> {
  return fallBack(work, ['chain', 'database'], other)
}
