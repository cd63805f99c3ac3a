import { type Address, type Client, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { SafeUnavailableError } from '../errors/safe.ts'
import type { IdentifySafe } from '../types.ts'
import type { SafeInfo } from './parseSafeInfo.ts'

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])

/**
 * Any page can claim to be a host and any address to be a Safe: what counts is what the chain says,
 * asked through the app's own node. Its owners and threshold replace those of the host.
 */
export async function checkSafe(
  client: Client,
  info: SafeInfo,
  identify: IdentifySafe | undefined,
): Promise<SafeInfo> {
  const { address } = info
  try {
    const [owners, threshold, code] = await Promise.all([
      ask(client, address, 'getOwners').then((data) =>
        decodeFunctionResult({ abi, functionName: 'getOwners', data }),
      ),
      ask(client, address, 'getThreshold').then((data) =>
        decodeFunctionResult({ abi, functionName: 'getThreshold', data }),
      ),
      identify?.(client, address) ?? ('unchecked' as const),
    ])
    if (isPlausible(owners, threshold)) {
      return { ...info, owners, threshold: Number(threshold), code }
    }
  } catch (cause) {
    throw new SafeUnavailableError({
      cause,
      details: `${address} could not be checked on network ${info.chainId}.`,
    })
  }
  throw new SafeUnavailableError({ details: `${address} has no owners.` })
}

/** Not viem's `readContract`: it brings the code that asks foreign gateways (EIP-3668), for nothing. */
const ask = (client: Client, to: Address, functionName: 'getOwners' | 'getThreshold') =>
  client.request({
    method: 'eth_call',
    params: [{ to, data: encodeFunctionData({ abi, functionName }) }, 'latest'],
  })

const isPlausible = (owners: readonly Address[], threshold: bigint) =>
  threshold >= 1n && threshold <= BigInt(owners.length)
