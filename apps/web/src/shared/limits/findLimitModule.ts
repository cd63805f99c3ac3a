import type { Address, Client } from 'viem'
import { isContractCode } from '../chain/isContractCode.ts'
import { readCode } from '../chain/readCode.ts'
import type { LimitModule } from './limit.ts'
import { isOfficialLimits, OFFICIAL_LIMITS } from './officialLimits.ts'

/** The contract for spending limits that a chain has: an official one, or that of whoever runs this app. */
export async function findLimitModule(
  client: Client,
  own: Address | undefined,
): Promise<LimitModule | null> {
  const all = [...OFFICIAL_LIMITS, ...(own ? [own] : [])]
  const codes = await Promise.all(all.map((address) => readCode(client, address)))
  const address = all[codes.findIndex(isContractCode)]
  if (!address) return null
  return { address, isOfficial: isOfficialLimits(address) }
}
