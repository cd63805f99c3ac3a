import { type Decimal, multiplyDecimals, parseDecimal } from '@countersign/gateway'
import * as v from 'valibot'
import type { Address } from 'viem'
import { type PriceList, priceListSchema } from '../../../config/gatewaySchemas.ts'
import type { ServerConfig } from '../../../config/types.ts'
import { readLimited } from '../../../http/readLimited.ts'
import type { Logger } from '../../../log/createLogger.ts'

/** What one whole unit costs; `undefined`: nobody knows. */
export type PriceOf = (chainId: number, asset: Address | 'native') => Decimal | undefined

export type Prices = {
  /** The currencies in which prices can be had, in upper case. */
  codes: () => Promise<string[]>
  in: (currency: string) => Promise<PriceOf>
}

type CreatePricesParameters = {
  source: ServerConfig['prices']
  logger: Logger
  fetch: typeof fetch
  now: () => number
}

const FRESH_MS = 60_000
const MAX_BYTES = 4 * 1024 * 1024
const TIMEOUT_MS = 5_000

/** Prices from a list, or from one that is fetched when it is a minute old; the last one stays. */
export function createPrices({ source, logger, fetch, now }: CreatePricesParameters): Prices {
  let list = source && 'prices' in source ? index(source) : undefined
  let fetchedAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | undefined

  async function refresh(url: string): Promise<void> {
    try {
      const response = await fetch(url, {
        // Where it would lead, nobody has allowed.
        redirect: 'error',
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const bytes = await readLimited(response, MAX_BYTES)
      list = index(v.parse(priceListSchema, JSON.parse(new TextDecoder().decode(bytes))))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      logger.warn({ reason }, 'prices could not be fetched')
    }
    fetchedAt = now()
  }

  async function current(): Promise<IndexedPrices | undefined> {
    if (source && 'url' in source && now() - fetchedAt >= FRESH_MS) {
      fetching ??= refresh(source.url).finally(() => {
        fetching = undefined
      })
      // Old prices at once are better than new ones later.
      if (!list) await fetching
    }
    return list
  }

  return {
    async codes() {
      const known = await current()
      return known ? [known.currency, ...[...known.rates.keys()].sort()] : ['USD']
    },
    async in(currency) {
      const known = await current()
      const code = currency.toUpperCase()
      const rate = code === known?.currency ? ONE : known?.rates.get(code)
      return (chainId, asset) => {
        const price = known?.prices.get(`${chainId} ${asset.toLowerCase()}`)
        return price && rate && multiplyDecimals(price, rate)
      }
    },
  }
}

const ONE = parseDecimal('1')

type IndexedPrices = {
  currency: string
  rates: ReadonlyMap<string, Decimal>
  prices: ReadonlyMap<string, Decimal>
}

function index({ currency, rates, prices }: PriceList): IndexedPrices {
  return {
    currency,
    rates: new Map(Object.entries(rates).map(([code, rate]) => [code, parseDecimal(rate)])),
    prices: new Map(
      Object.entries(prices).flatMap(([chainId, assets]) =>
        Object.entries(assets).map(([asset, price]) => [
          `${chainId} ${asset.toLowerCase()}`,
          parseDecimal(price),
        ]),
      ),
    ),
  }
}
