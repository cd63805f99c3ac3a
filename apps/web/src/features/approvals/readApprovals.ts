import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { getBlock, getBlockNumber, getTransaction } from 'viem/actions'
import { parseApprovals } from './parseApprovals.ts'
import { readApprovalLogs } from './readApprovalLogs.ts'
import { readGrant, type StandingGrant } from './readGrant.ts'

/** How far one look goes back. */
const BLOCKS_BACK = 20_000n
/** Anybody can write rights of anybody into logs; beyond so many, a crowd of them is not asked for. */
export const MOST_GRANTS = 200

/** A right that stands, and whether the account's own transaction gave it. */
export type FoundGrant = StandingGrant & { isOwn: boolean }

export type Approvals = {
  grants: FoundGrant[]
  /** The oldest block that was looked at, and its time in milliseconds. */
  from: bigint
  since: number
  /** Whether the node told nothing of what is older, though it was asked. */
  isRefused: boolean
  isCut: boolean
}

type Question = { owner: Address; permit2: Address; until: bigint | null }

/** The rights given in the blocks up to `until`, as far as they still stand. */
export async function readApprovals(
  client: Client,
  { owner, permit2, until }: Question,
): Promise<Approvals> {
  const last = until ?? (await getBlockNumber(client))
  const wanted = last < BLOCKS_BACK ? 0n : last - BLOCKS_BACK + 1n
  const { logs, from } = await readApprovalLogs(client, owner, { from: wanted, until: last })
  const found = parseApprovals(logs, permit2)
  const now = Date.now()
  const asked = found.slice(0, MOST_GRANTS).map(async ({ grant, hash }) => {
    const standing = await readGrant(client, owner, grant, now)
    return standing && { ...standing, isOwn: await isFrom(client, owner, hash) }
  })
  const [{ timestamp }, ...grants] = await Promise.all([
    getBlock(client, { blockNumber: from }),
    ...asked,
  ])
  return {
    grants: grants.filter((grant) => grant !== null),
    from,
    since: Number(timestamp) * 1_000,
    isRefused: from > wanted,
    isCut: found.length > MOST_GRANTS,
  }
}

/** Sent by the wallet, or to the Safe, which then did it. Of what cannot be read, nobody says so. */
async function isFrom(client: Client, owner: Address, hash: Hex): Promise<boolean> {
  try {
    const { from, to } = await getTransaction(client, { hash })
    return isAddressEqual(from, owner) || (to !== null && isAddressEqual(to, owner))
  } catch {
    return false
  }
}
