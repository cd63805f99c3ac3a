import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, isHex, numberToHex, parseAbi } from 'viem'
import { RpcError } from '../../../errors/chainErrors.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { multicall } from '../chain/multicall.ts'
import { accessorAddresses } from '../chain/officialAddresses.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'

const ABI = parseAbi([
  'function simulate(address target, bytes data) returns (bytes)',
  'function simulate(address to, uint256 value, bytes data, uint8 operation) returns (uint256 estimate, bool success, bytes returnData)',
])

export type AskedCall = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

/** The gas that a call takes inside of a Safe; zero when it would fail anyway. */
export async function estimateGas(
  chain: GatewayChain,
  safe: SafeOnChain,
  asked: AskedCall,
): Promise<bigint> {
  return (await simulate(chain, safe, asked)) ?? (await estimate(chain, safe, asked)) ?? 0n
}

/** Lets the Safe itself run the call and take it back, through its fallback handler (from 1.3.0). */
async function simulate(
  chain: GatewayChain,
  { address, version, fallbackHandler }: SafeOnChain,
  { to, value, data, operation }: AskedCall,
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
  { to, value, data, operation }: AskedCall,
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
