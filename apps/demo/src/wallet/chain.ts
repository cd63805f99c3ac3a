import * as v from 'valibot'
import type { Hex } from 'viem'

/** A chain as the wallet knows it. */
export const chainSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.string(),
  shortName: v.optional(v.string()),
  rpcUrl: v.string(),
  nativeCurrency: v.object({
    name: v.string(),
    symbol: v.string(),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  }),
})

export type WalletChain = v.InferOutput<typeof chainSchema>

export const chainIdToHex = (id: number): Hex => `0x${id.toString(16)}`
