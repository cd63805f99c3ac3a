import { type Address, type Client, erc20Abi, erc721Abi, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from '../../shared/chain/isNodeFailure.ts'
import { PERMIT2, permit2Abi } from './approvalEvents.ts'
import type { Grant } from './grant.ts'

/** A right that stands today. */
export type StandingGrant = Grant & {
  /** As much as may be taken, of what is counted; null for collectibles. */
  amount: bigint | null
  /** When it ends by itself, in seconds; null for never. */
  ends: number | null
}

/** What has become of a right; null where it was used up, taken back or is over. */
export async function readGrant(
  client: Client,
  owner: Address,
  grant: Grant,
  now: number,
): Promise<StandingGrant | null> {
  try {
    return await read(client, owner, grant, now)
  } catch (error) {
    // A contract that cannot say what it once wrote keeps no such right.
    if (isNodeFailure(error)) throw error
    return null
  }
}

async function read(
  client: Client,
  owner: Address,
  grant: Grant,
  now: number,
): Promise<StandingGrant | null> {
  const { contract: address, spender } = grant
  switch (grant.kind) {
    case 'erc20': {
      const args = [owner, spender] as const
      const ask = { address, abi: erc20Abi, functionName: 'allowance', args } as const
      const amount = await readContract(client, ask)
      return amount > 0n ? { ...grant, amount, ends: null } : null
    }
    case 'erc721': {
      const args = [grant.tokenId] as const
      const ask = { address, abi: erc721Abi, args } as const
      const [holder, approved] = await Promise.all([
        readContract(client, { ...ask, functionName: 'ownerOf' }),
        readContract(client, { ...ask, functionName: 'getApproved' }),
      ])
      const stands = isAddressEqual(holder, owner) && isAddressEqual(approved, spender)
      return stands ? { ...grant, amount: null, ends: null } : null
    }
    case 'all': {
      const args = [owner, spender] as const
      const ask = { address, abi: erc721Abi, functionName: 'isApprovedForAll', args } as const
      return (await readContract(client, ask)) ? { ...grant, amount: null, ends: null } : null
    }
    case 'permit2': {
      const args = [owner, address, spender] as const
      const ask = { address: PERMIT2, abi: permit2Abi, functionName: 'allowance', args } as const
      const [amount, ends] = await readContract(client, ask)
      return amount > 0n && ends * 1_000 > now ? { ...grant, amount, ends } : null
    }
  }
}
