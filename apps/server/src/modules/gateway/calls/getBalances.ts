import {
  addDecimals,
  type Balance,
  compareDecimals,
  type Decimal,
  type getBalances as endpoint,
  formatDecimal,
  multiplyDecimals,
} from '@countersign/gateway'
import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, isHex, parseAbi, zeroAddress } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { multicall } from '../chain/multicall.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { RefusedError } from '../errors/errors.ts'
import { fallBack } from '../errors/fallBack.ts'
import type { Token } from '../store/token.ts'
import { listTouchedTokens } from '../store/transfers.ts'
import { isSpam } from '../tokens/isSpam.ts'
import type { CallHandler } from './call.ts'

const ABI = parseAbi(['function balanceOf(address account) view returns (uint256)'])
/** Besides the chain's own: with more of them, those that came last are asked for. */
const MAX_TOKENS = 500
/** One word is the answer; a few more are forgiven. */
const MAX_ANSWER = 1_024
const NOTHING: Decimal = { units: 0n, places: 0 }

/** The coins of a Safe, then its tokens, the most worth first. */
export const getBalances: CallHandler<typeof endpoint> = async ({ context, path, query }) => {
  const { chainId: chain, safeAddress: safe, currency } = path
  if (!/^[a-z]{2,8}$/i.test(currency)) throw new RefusedError('Invalid currency')
  const tokens = await tokensToAsk(
    context,
    chain,
    safe,
    query.trusted ?? false,
    query.exclude_spam ?? true,
  )
  const data = encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [safe] })
  const [coins, answers, priceOf] = await Promise.all([
    chain.client.read('eth_getBalance', [safe, 'latest']),
    multicall(
      chain,
      tokens.map(({ address }) => ({ to: address, data })),
      { maxBytes: MAX_ANSWER },
    ),
    context.prices.in(currency),
  ])
  const coin = {
    ...chain.config.nativeCurrency,
    address: zeroAddress,
    type: 'NATIVE_TOKEN' as const,
  }
  const held = tokens.flatMap((token, index) => {
    const balance = decodeResult([{ type: 'uint256' }], answers[index])?.[0] ?? 0n
    if (balance === 0n) return []
    return [value({ ...token, type: 'ERC20' }, balance, priceOf(chain.id, token.address))]
  })
  const all = [value(coin, isHex(coins) ? BigInt(coins) : 0n, priceOf(chain.id, 'native')), ...held]
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
    tokenInfo: { type, address, decimals, symbol, name, logoUri: null },
    balance: balance.toString(),
    fiatBalance: formatDecimal(worth),
    fiatConversion: formatDecimal(price, 18),
    fiatBalance24hChange: null,
  }
  return { worth, item }
}

/** The chain's own tokens, and whatever else the Safe has ever touched. */
async function tokensToAsk(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  trusted: boolean,
  excludeSpam: boolean,
): Promise<Token[]> {
  const listed = context.tokens.listed(chain)
  if (trusted) return [...listed]
  const key = { chainId: chain.id, safe }
  const except = listed.map(({ address }) => address)
  const touching = context.database.run((db) =>
    listTouchedTokens(db, key, { except, limit: MAX_TOKENS }),
  )
  // Without the database, the chain's own tokens are all there is to ask for.
  const touched = await fallBack(touching, ['database'], [])
  const others = await context.tokens.look(chain, touched)
  const kept = [...others.values()].filter(
    (token) => token.kind === 'erc20' && !(excludeSpam && isSpam(token, listed, chain.config)),
  )
  return [...listed, ...kept]
}
