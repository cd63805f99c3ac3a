import { getBalances } from '@countersign/gateway'
import * as v from 'valibot'

/** Hosts say a chain's number as text or as a number. */
const chainId = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), v.number()]),
  v.safeInteger(),
)

export const hostChain = v.object({
  chainId,
  chainName: v.string(),
  shortName: v.string(),
  nativeCurrency: v.object({ name: v.string(), symbol: v.string(), decimals: v.number() }),
})

/** Hosts pass on what a gateway said, so it has the same shape. */
export const hostBalances = getBalances.response
