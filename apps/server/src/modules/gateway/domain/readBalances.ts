import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, isHex, parseAbi } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { multicall } from '../chain/multicall.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { fallBack } from '../errors/fallBack.ts'
import type { Token } from '../store/token.ts'
import { listTouchedTokens } from '../store/transfers.ts'
import { isSpam } from '../tokens/isSpam.ts'

const ABI = parseAbi(['function balanceOf(address account) view returns (uint256)'])
/** Besides the chain's own: with more of them, those that came last are asked for. */
const MAX_TOKENS = 500
/** One word is the answer; a few more are forgiven. */
const MAX_ANSWER = 1_024

export type Holdings = { coins: bigint; tokens: readonly { token: Token; balance: bigint }[] }

/** What a Safe has: its coins, and of each token that it holds how much. */
export async function readBalances(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  { trusted, excludeSpam }: { trusted: boolean; excludeSpam: boolean },
): Promise<Holdings> {
  const tokens = await tokensToAsk(context, chain, safe, trusted, excludeSpam)
  const data = encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [safe] })
  const [coins, answers] = await Promise.all([
    chain.client.read('eth_getBalance', [safe, 'latest']),
    multicall(
      chain,
      tokens.map(({ address }) => ({ to: address, data })),
      { maxBytes: MAX_ANSWER },
    ),
  ])
  const held = tokens.flatMap((token, index) => {
    const balance = decodeResult([{ type: 'uint256' }], answers[index])?.[0] ?? 0n
    return balance === 0n ? [] : [{ token, balance }]
  })
  return { coins: isHex(coins) ? BigInt(coins) : 0n, tokens: held }
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
