import { type Address, type Client, isAddressEqual } from 'viem'
import { isContractCode } from '../chain/isContractCode.ts'
import { readCode } from '../chain/readCode.ts'
import type { LimitModule } from './limit.ts'

/** Where Safe's makers put theirs on most chains, newest first. */
const OFFICIAL: readonly Address[] = [
  '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
]

/** The contract for spending limits that a chain has: an official one, or that of whoever runs this app. */
export async function findLimitModule(
  client: Client,
  own: Address | undefined,
): Promise<LimitModule | null> {
  const all = [...OFFICIAL, ...(own ? [own] : [])]
  const codes = await Promise.all(all.map((address) => readCode(client, address)))
  const address = all[codes.findIndex(isContractCode)]
  if (!address) return null
  return { address, isOfficial: OFFICIAL.some((each) => isAddressEqual(each, address)) }
}
