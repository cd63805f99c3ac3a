import type { Balances } from '@countersign/gateway'
import { symbolSkeleton } from '@countersign/judge'
import { type Address, getAddress, zeroAddress } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import { baseToken, listedToken, type Token, type TokenAt } from './tokens.ts'

/**
 * How far a token can be believed: the chain's own coin and listed tokens, tokens that have a
 * price, tokens nobody vouches for, and tokens that pass themselves off as another.
 */
export type Standing = 'native' | 'listed' | 'priced' | 'unlisted' | 'impostor'

export type HeldAsset = {
  token: Token
  standing: Standing
  balance: bigint
  /** Worth in the chosen currency, as decimal text; null without a price. */
  fiat: string | null
  price: string | null
  /** What the chain says, when it says something else than the gateway. */
  differs: bigint | null
  /** Which token an impostor imitates. */
  imitates: string | null
}

type Sources = {
  chain: ChainConfig
  /** What the gateway says; null when it does not answer. */
  stated: Balances | null
  /** What the chain says, by token address; null when the node does not answer. */
  onChain: ReadonlyMap<Address, bigint> | null
  /** How tokens count: the gateway is not asked that. */
  tokenAt: TokenAt
}

const RANK: Readonly<Record<Standing, number>> = {
  native: 0,
  listed: 1,
  priced: 2,
  unlisted: 3,
  impostor: 4,
}

/** What an account holds, from both sources, each token judged; the most believable first. */
export function buildAssets({ chain, stated, onChain, tokenAt }: Sources): HeldAsset[] {
  const ours = chainAssets(chain, onChain)
  const held = stated ? withLeftOut(statedAssets(chain, stated, tokenAt), ours) : ours
  const genuine = genuineSymbols(chain)
  return held
    .map((asset): HeldAsset => {
      const imitates = genuine.get(symbolSkeleton(asset.token.stated ?? asset.token.symbol))
      const isImpostor = imitates !== undefined && RANK[asset.standing] > RANK.listed
      const now = stated ? onChain?.get(asset.token.address) : undefined
      return {
        ...asset,
        standing: isImpostor ? 'impostor' : asset.standing,
        imitates: isImpostor ? imitates : null,
        differs: now === undefined || now === asset.balance ? null : now,
      }
    })
    .sort((one, other) => order(one, other))
}

type Stated = Omit<HeldAsset, 'differs' | 'imitates'>

function statedAssets(chain: ChainConfig, { items }: Balances, tokenAt: TokenAt): Stated[] {
  return items.map(({ tokenInfo, balance, fiatBalance, fiatConversion }) => {
    const isNative = tokenInfo.address === zeroAddress
    const hasPrice = Number(fiatConversion) > 0
    const address = getAddress(tokenInfo.address)
    const known = isNative ? undefined : listedToken(chain, address)
    const token = tokenAt(address) ?? baseToken(address)
    const image = known?.image ?? (known || hasPrice ? pictureOf(tokenInfo.logoUri) : undefined)
    return {
      token: { ...token, address, ...(image && { image }) },
      standing: isNative ? 'native' : known ? 'listed' : hasPrice ? 'priced' : 'unlisted',
      balance: BigInt(balance),
      fiat: hasPrice ? fiatBalance : null,
      price: hasPrice ? fiatConversion : null,
    }
  })
}

/** What a wallet may fetch; other addresses are nobody's picture. */
const pictureOf = (uri: string | null | undefined): string | undefined =>
  uri?.startsWith('https://') ? uri : undefined

/** Without the gateway there are no prices, and only the tokens that the chain is known to have. */
function chainAssets(chain: ChainConfig, onChain: Sources['onChain']): Stated[] {
  const coin = { address: zeroAddress, ...chain.nativeCurrency }
  return [coin, ...chain.tokens].flatMap((token): Stated[] => {
    const address = getAddress(token.address)
    const balance = onChain?.get(address)
    const isNative = address === zeroAddress
    if (balance === undefined || (balance === 0n && !isNative)) return []
    const standing = isNative ? 'native' : 'listed'
    return [{ token: { ...token, address }, standing, balance, fiat: null, price: null }]
  })
}

/** Every symbol that others may want to pass for, by what it looks like. */
function genuineSymbols(chain: ChainConfig): Map<string, string> {
  const symbols = [chain.nativeCurrency, ...chain.tokens].map(({ symbol }) => symbol)
  return new Map(symbols.map((symbol) => [symbolSkeleton(symbol), symbol]))
}

function order(one: HeldAsset, other: HeldAsset): number {
  const folded = (asset: HeldAsset) => (RANK[asset.standing] > RANK.priced ? 1 : 0)
  return (
    folded(one) - folded(other) ||
    Number(other.fiat ?? 0) - Number(one.fiat ?? 0) ||
    RANK[one.standing] - RANK[other.standing]
  )
}

/** Listed tokens that an account has, and the gateway does not speak of: it says that there is nothing. */
function withLeftOut(told: readonly Stated[], ours: readonly Stated[]): Stated[] {
  const names = new Set(told.map(({ token }) => token.address))
  const leftOut = ours.filter(({ token, balance }) => balance > 0n && !names.has(token.address))
  return [...told, ...leftOut.map((asset) => ({ ...asset, balance: 0n }))]
}

/** Only what is believed counts: a token that anybody can print must not make an account look rich. */
export function isCounted({ standing }: HeldAsset): boolean {
  return RANK[standing] <= RANK.priced
}
