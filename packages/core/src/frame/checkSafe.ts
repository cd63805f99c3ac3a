import { type Address, type Client, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
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
      readContract(client, { address, abi, functionName: 'getOwners' }),
      readContract(client, { address, abi, functionName: 'getThreshold' }),
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

const isPlausible = (owners: readonly Address[], threshold: bigint) =>
  threshold >= 1n && threshold <= BigInt(owners.length)
