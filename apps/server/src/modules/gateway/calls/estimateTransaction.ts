import type { EstimationRequest, estimateTransaction as endpoint } from '@countersign/gateway'
import { decodeResult } from '@countersign/safe'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isHex,
  numberToHex,
  parseAbi,
} from 'viem'
import { RpcError } from '../../../errors/chainErrors.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { multicall } from '../chain/multicall.ts'
import { accessorAddresses } from '../chain/officialAddresses.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { recommendNonce } from '../lists/recommendNonce.ts'
import type { CallHandler } from './call.ts'

const ABI = parseAbi([
  'function simulate(address target, bytes data) returns (bytes)',
  'function simulate(address to, uint256 value, bytes data, uint8 operation) returns (uint256 estimate, bool success, bytes returnData)',
])

type Asked = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

/** The nonce to use, and the gas that the inner call takes; zero when it would fail anyway. */
export const estimateTransaction: CallHandler<typeof endpoint> = async ({
  context,
  path,
  body,
}) => {
  const { chainId: chain, safeAddress } = path
  const safe = await context.safes.read(chain, safeAddress)
  const asked = toAsked(body)
  const gas = (await simulate(chain, safe, asked)) ?? (await estimate(chain, safe, asked))
  return {
    currentNonce: safe.nonce,
    recommendedNonce: await recommendNonce(context, chain, safe),
    safeTxGas: (gas ?? 0n).toString(),
  }
}

function toAsked({ to, value, data, operation }: EstimationRequest): Asked {
  return { to: getAddress(to), value: BigInt(value), data: data ?? '0x', operation }
}

/** Lets the Safe itself run the call and take it back, through its fallback handler (from 1.3.0). */
async function simulate(
  chain: GatewayChain,
  { address, version, fallbackHandler }: SafeOnChain,
  { to, value, data, operation }: Asked,
): Promise<bigint | undefined> {
  const accessors = accessorAddresses[version.slice(0, 3)]
  if (!accessors || fallbackHandler === null || value >> 256n !== 0n) return undefined
  const inner = encodeFunctionData({
    abi: ABI,
    functionName: 'simulate',
    args: [to, value, data, operation],
  })
  for (const accessor of accessors) {
    const outer = encodeFunctionData({
      abi: ABI,
      functionName: 'simulate',
      args: [accessor, inner],
    })
    const [answer] = await multicall(chain, [{ to: address, data: outer }])
    const bytes = decodeResult([{ type: 'bytes' }], answer)?.[0]
    const result = decodeResult([{ type: 'uint256' }, { type: 'bool' }, { type: 'bytes' }], bytes)
    // It says what a call took that failed, too.
    if (result) return result[1] ? result[0] : 0n
  }
  return undefined
}

/** What a node thinks of the bare call, where the Safe cannot be asked. */
async function estimate(
  chain: GatewayChain,
  { address }: SafeOnChain,
  { to, value, data, operation }: Asked,
): Promise<bigint | undefined> {
  // Nobody but the Safe can run other code in its own name.
  if (operation === 1 || value >> 256n !== 0n) return undefined
  const transaction = { from: address, to, value: numberToHex(value), data }
  try {
    const gas = await chain.client.read('eth_estimateGas', [transaction, 'latest'])
    return isHex(gas) ? BigInt(gas) : undefined
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}
