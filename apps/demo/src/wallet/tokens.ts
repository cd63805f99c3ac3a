import type { Address, Hex } from 'viem'
import type { Call, Token } from './asks.ts'
import type { WalletChain } from './chain.ts'
import { bytes, quantity } from './schema.ts'
import type { Wallet } from './wallet.ts'

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'

/** transfer, approve, transferFrom */
const TOKEN_CALLS = ['0xa9059cbb', '0x095ea7b3', '0x23b872dd']

type Reader = Pick<Wallet, 'node' | 'signer'>

/** Adds what the token says of itself to a call that moves or approves it. */
export async function withToken(wallet: Reader, chain: WalletChain, call: Call): Promise<Call> {
  if (!call.to || !TOKEN_CALLS.includes(call.data.slice(0, 10).toLowerCase())) return call
  return { ...call, token: await readToken(wallet, chain, call.to) }
}

/** Symbol and decimals, or nothing: a contract that does not answer is not worth an error. */
export async function readToken(
  { node, signer }: Reader,
  chain: WalletChain,
  token: Address,
): Promise<Token | undefined> {
  const call = (data: Hex) => [{ to: token, data }, 'latest']
  try {
    const [symbol, decimals] = await Promise.all([
      node.read(chain, 'eth_call', call(SYMBOL), bytes),
      node.read(chain, 'eth_call', call(DECIMALS), quantity),
    ])
    const places = Number(decimals)
    if (places > 36) return undefined
    return { symbol: (await signer()).decodeText(symbol).slice(0, 32), decimals: places }
  } catch {
    return undefined
  }
}
