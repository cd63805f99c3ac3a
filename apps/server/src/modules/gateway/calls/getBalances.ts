import {
  addDecimals,
  type Balance,
  compareDecimals,
  type Decimal,
  type getBalances as endpoint,
  formatDecimal,
  multiplyDecimals,
} from '@countersign/gateway'
import { zeroAddress } from 'viem'
import { readBalances } from '../domain/readBalances.ts'
import { RefusedError } from '../errors/errors.ts'
import { neutralPicture } from '../mapping/neutralPicture.ts'
import type { Token } from '../store/token.ts'
import type { CallHandler } from './call.ts'

const NOTHING: Decimal = { units: 0n, places: 0 }

/** The coins of a Safe, then its tokens, the most worth first. */
export const getBalances: CallHandler<typeof endpoint> = async ({ context, path, query }) => {
  const { chainId: chain, safeAddress: safe, currency } = path
  if (!/^[a-z]{2,8}$/i.test(currency)) throw new RefusedError('Invalid currency')
  const choice = { trusted: query.trusted ?? false, excludeSpam: query.exclude_spam ?? true }
  const [{ coins, tokens }, priceOf] = await Promise.all([
    readBalances(context, chain, safe, choice),
    context.prices.in(currency),
  ])
  const coin = {
    ...chain.config.nativeCurrency,
    address: zeroAddress,
    type: 'NATIVE_TOKEN' as const,
  }
  const held = tokens.map(({ token, balance }) =>
    value({ ...token, type: 'ERC20' }, balance, priceOf(chain.id, token.address)),
  )
  const all = [value(coin, coins, priceOf(chain.id, 'native')), ...held]
  // Stable: what is worth the same stays in its order, the coins in front.
  all.sort((a, b) => compareDecimals(b.worth, a.worth))
  return {
    fiatTotal: formatDecimal(all.reduce((sum, { worth }) => addDecimals(sum, worth), NOTHING)),
    items: all.map(({ item }) => item),
  }
}

type Asset = Pick<Token, 'address' | 'name' | 'symbol' | 'decimals'> & {
  type: 'NATIVE_TOKEN' | 'ERC20'
}

function value(
  { type, address, name, symbol, decimals }: Asset,
  balance: bigint,
  price: Decimal = NOTHING,
): { worth: Decimal; item: Balance } {
  const worth = multiplyDecimals({ units: balance, places: decimals }, price)
  const item: Balance = {
    tokenInfo: { type, address, decimals, symbol, name, logoUri: neutralPicture },
    balance: balance.toString(),
    fiatBalance: formatDecimal(worth),
    fiatConversion: formatDecimal(price, 18),
    fiatBalance24hChange: null,
  }
  return { worth, item }
}
