import type { Balance, getBalances as endpoint } from '@countersign/gateway'
import { type Address, encodeFunctionData, isHex, parseAbi, zeroAddress } from 'viem'
import { callMany } from '../chain/callMany.ts'
import { decodeResult } from '../chain/decodeResult.ts'
import { fallBack } from '../fallBack.ts'
import type { GatewayChain, Ground } from '../ground.ts'
import { GatewayFault } from '../http/gatewayFault.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { add, compare, type Decimal, formatDecimal, multiply } from '../prices/decimal.ts'
import { listTouchedTokens } from '../store/transfers.ts'
import { isSpam } from '../tokens/isSpam.ts'
import type { Token } from '../tokens/token.ts'

const ABI = parseAbi(['function balanceOf(address account) view returns (uint256)'])
const MAX_TOKENS = 500
const NOTHING: Decimal = { units: 0n, places: 0 }

/** The coins of a Safe, then its tokens, the most worth first. */
export const getBalances: CallHandler<typeof endpoint> = async ({ ground, path, query }) => {
  const { chainId: chain, safeAddress: safe, currency } = path
  if (!/^[a-z]{2,8}$/i.test(currency)) throw new GatewayFault(422, 'Invalid currency')
  const tokens = await tokensToAsk(
    ground,
    chain,
    safe,
    query.trusted ?? false,
    query.exclude_spam ?? true,
  )
  const data = encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [safe] })
  const [coins, answers, priceOf] = await Promise.all([
    chain.client.read('eth_getBalance', [safe, 'latest']),
    callMany(
      chain,
      tokens.map(({ address }) => ({ to: address, data })),
    ),
    ground.prices.in(currency),
  ])
  const worth = (balance: bigint, decimals: number, price: Decimal | undefined) =>
    price ? multiply({ units: balance, places: decimals }, price) : NOTHING
  const { nativeCurrency } = chain.config
  const native = {
    token: { ...nativeCurrency, address: zeroAddress, type: 'NATIVE_TOKEN' as const },
    balance: isHex(coins) ? BigInt(coins) : 0n,
    price: priceOf(chain.id, 'native'),
  }
  const held = tokens.flatMap((token, index) => {
    const balance = decodeResult([{ type: 'uint256' }], answers[index])?.[0] ?? 0n
    if (balance === 0n) return []
    return [
      {
        token: { ...token, type: 'ERC20' as const },
        balance,
        price: priceOf(chain.id, token.address),
      },
    ]
  })
  const items = [native, ...held].map(({ token, balance, price }) => ({
    fiat: worth(balance, token.decimals, price),
    item: toItem(token, balance, price),
  }))
  for (const entry of items) entry.item.fiatBalance = formatDecimal(entry.fiat)
  // Stable: what is worth the same stays in its order, the coins in front.
  items.sort((a, b) => compare(b.fiat, a.fiat))
  return {
    fiatTotal: formatDecimal(items.reduce((sum, { fiat }) => add(sum, fiat), NOTHING)),
    items: items.map(({ item }) => item),
  }
}

type AnyToken = Pick<Token, 'address' | 'name' | 'symbol' | 'decimals'> & {
  type: 'NATIVE_TOKEN' | 'ERC20'
}

function toItem(token: AnyToken, balance: bigint, price: Decimal | undefined): Balance {
  const { type, address, name, symbol, decimals } = token
  return {
    tokenInfo: { type, address, decimals, symbol, name, logoUri: null },
    balance: balance.toString(),
    fiatBalance: '0',
    fiatConversion: formatDecimal(price ?? NOTHING, 18),
    fiatBalance24hChange: null,
  }
}

/** The chain's own tokens, and whatever else the Safe has ever touched. */
async function tokensToAsk(
  ground: Ground,
  chain: GatewayChain,
  safe: Address,
  trusted: boolean,
  excludeSpam: boolean,
): Promise<Token[]> {
  const listed = ground.tokens.listed(chain)
  if (trusted) return [...listed]
  const key = { chainId: chain.id, safe }
  const touching = ground.database.run((db) => listTouchedTokens(db, key, MAX_TOKENS))
  // Without the database, the chain's own tokens are all there is to ask for.
  const touched = await fallBack(touching, ['database'], [])
  const known = new Set(listed.map(({ address }) => address))
  const others = await ground.tokens.look(
    chain,
    touched.filter((address) => !known.has(address)),
  )
  const kept = [...others.values()].filter(
    (token) => token.kind === 'erc20' && !(excludeSpam && isSpam(token, listed, chain.config)),
  )
  return [...listed, ...kept]
}
