import { type Address, type Client, erc20Abi, erc721Abi, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from '../../shared/chain/isNodeFailure.ts'
import { permit2Abi } from './approvalEvents.ts'
import type { Grant } from './grant.ts'

/** A right that stands today, by the contracts' own word. */
export type StandingGrant = Grant & {
  /** As much as may be taken, of what is counted; null for collectibles. */
  amount: bigint | null
  /** When it ends by itself, in seconds; null for never. */
  ends: number | null
  /** How much of what the account has today it reaches; null where nobody counts (ERC-1155). */
  atRisk: bigint | null
}

/** The end of what a calendar has words for: whoever writes more than that means never. */
const NEVER = Date.UTC(9999, 0) / 1_000

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
  const token = { address, abi: erc20Abi } as const
  const collectible = { address, abi: erc721Abi } as const
  const allowance = (to: Address) =>
    readContract(client, { ...token, functionName: 'allowance', args: [owner, to] })
  const balance = () => readContract(client, { ...token, functionName: 'balanceOf', args: [owner] })
  switch (grant.kind) {
    case 'erc20': {
      const [amount, held] = await Promise.all([allowance(spender), balance()])
      return amount > 0n ? { ...grant, amount, ends: null, atRisk: least(amount, held) } : null
    }
    case 'erc721': {
      const args = [grant.tokenId] as const
      const [holder, approved] = await Promise.all([
        readContract(client, { ...collectible, functionName: 'ownerOf', args }),
        readContract(client, { ...collectible, functionName: 'getApproved', args }),
      ])
      const stands = isAddressEqual(holder, owner) && isAddressEqual(approved, spender)
      return stands ? { ...grant, amount: null, ends: null, atRisk: 1n } : null
    }
    case 'all': {
      const args = [owner, spender] as const
      const ask = { ...collectible, functionName: 'isApprovedForAll', args } as const
      if (!(await readContract(client, ask))) return null
      return { ...grant, amount: null, ends: null, atRisk: await countHeld(balance) }
    }
    case 'permit2': {
      const args = [owner, address, spender] as const
      const ask = { address: grant.through, abi: permit2Abi, functionName: 'allowance' } as const
      const [[amount, ends], passed, held] = await Promise.all([
        readContract(client, { ...ask, args }),
        // What Permit2 itself may not take, nobody takes through it.
        allowance(grant.through),
        balance(),
      ])
      if (amount === 0n || ends * 1_000 <= now) return null
      const atRisk = least(amount, least(passed, held))
      return { ...grant, amount, ends: ends >= NEVER ? null : ends, atRisk }
    }
  }
}

/** How many there are, of those that are one of a kind. Of the others (ERC-1155) nobody says it. */
async function countHeld(balance: () => Promise<bigint>): Promise<bigint | null> {
  try {
    return await balance()
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
