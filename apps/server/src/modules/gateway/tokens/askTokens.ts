import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, hexToString, parseAbi } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { multicall } from '../chain/multicall.ts'
import type { Token } from '../store/token.ts'

const ABI = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])

const ERC721 = '0x80ac58cd'
const QUESTIONS: readonly Hex[] = [
  encodeFunctionData({ abi: ABI, functionName: 'name' }),
  encodeFunctionData({ abi: ABI, functionName: 'symbol' }),
  encodeFunctionData({ abi: ABI, functionName: 'supportsInterface', args: [ERC721] }),
  // Last, because hardly a token fails at it: one that does is asked again.
  encodeFunctionData({ abi: ABI, functionName: 'decimals' }),
]
const MAX_TEXT = 128
const MAX_ANSWER = 4_096

/** Asks contracts what they call themselves. `token` is absent for what does not answer as one. */
export async function askTokens(
  chain: GatewayChain,
  addresses: readonly Address[],
): Promise<{ address: Address; token: Token | undefined }[]> {
  const calls = addresses.flatMap((to) => QUESTIONS.map((data) => ({ to, data })))
  const answers = await multicall(chain, calls, { maxBytes: MAX_ANSWER })
  return addresses.map((address, index) => {
    const [name, symbol, isErc721, decimals] = answers.slice(
      index * QUESTIONS.length,
      (index + 1) * QUESTIONS.length,
    )
    return { address, token: toToken(address, name, symbol, decimals, isErc721) }
  })
}

type Said = Hex | null | undefined

function toToken(address: Address, name: Said, symbol: Said, decimals: Said, erc721: Said) {
  const common = { address, name: readText(name), symbol: readText(symbol), trusted: false }
  if (decodeResult([{ type: 'bool' }], erc721)?.[0]) {
    return { ...common, kind: 'erc721' as const, decimals: 0 }
  }
  const places = decodeResult([{ type: 'uint256' }], decimals)?.[0]
  if (places === undefined || places > 77n) return undefined
  return { ...common, kind: 'erc20' as const, decimals: Number(places) }
}

/** Old tokens answer 32 bytes instead of a text. */
function readText(said: Said): string {
  const text =
    decodeResult([{ type: 'string' }], said)?.[0] ??
    (said?.length === 66 ? hexToString(said, { size: 32 }) : '')
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/gu, '')
    .trim()
    .slice(0, MAX_TEXT)
    .toWellFormed()
}
