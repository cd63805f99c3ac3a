import * as v from 'valibot'
import { address, parseParams } from '../schema.ts'
import { readToken } from '../tokens.ts'
import { currentChain } from '../wallet.ts'
import type { Methods } from './method.ts'

const assetSchema = v.object({
  type: v.literal('ERC20', 'only ERC20 tokens can be watched'),
  options: v.object({
    address,
    symbol: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(11)),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  }),
})

/** Tokens to keep an eye on (EIP-747). */
export const assetMethods: Methods = {
  wallet_watchAsset(wallet, params) {
    // EIP-747 passes an object; some libraries wrap it in a list like everything else.
    const { options } = parseParams(assetSchema, Array.isArray(params) ? params[0] : params)
    return wallet.exclusively('asset', 'wallet_watchAsset', async () => {
      const chain = currentChain(wallet)
      const token = await readToken(wallet, chain, options.address)
      await wallet.ask({ kind: 'watchAsset', ...options, token, chain })
      const asset = { ...options, chainId: chain.id }
      const others = wallet.store
        .get('assets')
        .filter((known) => known.chainId !== chain.id || !sameAddress(known, asset))
      wallet.store.set({ assets: [...others, asset] })
      return true
    })
  },
}

const sameAddress = (one: { address: string }, other: { address: string }) =>
  one.address.toLowerCase() === other.address.toLowerCase()
