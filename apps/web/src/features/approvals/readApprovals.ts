import { type Address, type Client, type Hex, numberToHex, pad } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import { TOPICS } from './approvalEvents.ts'
import { type ApprovalLog, parseApprovals } from './parseApprovals.ts'
import { readGrant, type StandingGrant } from './readGrant.ts'

/** What our node lets anybody ask at once, and how many such questions are one look back. */
const BLOCKS_AT_ONCE = 2_000n
const STRETCHES = 10n
/** Anybody can write rights of anybody into logs; beyond so many, a crowd of them is not asked for. */
export const MOST_GRANTS = 200

export type Approvals = {
  grants: StandingGrant[]
  /** The oldest block that was looked at, and its time in milliseconds. */
  from: bigint
  since: number
  isCut: boolean
}

/** The rights given in the blocks up to `until`, as far as they still stand. */
export async function readApprovals(
  client: Client,
  owner: Address,
  until: bigint | null,
): Promise<Approvals> {
  const last = until ?? (await getBlockNumber(client))
  const length = BLOCKS_AT_ONCE * STRETCHES
  const from = last < length ? 0n : last - length + 1n
  const starts: bigint[] = []
  for (let start = from; start <= last; start += BLOCKS_AT_ONCE) starts.push(start)
  const [{ timestamp }, ...logs] = await Promise.all([
    getBlock(client, { blockNumber: from }),
    ...starts.map((start, index) =>
      readLogs(client, owner, start, (starts[index + 1] ?? last + 1n) - 1n),
    ),
  ])
  // The newest first: what was written last is what somebody may want to take back.
  const found = parseApprovals(logs.flat().reverse())
  const now = Date.now()
  const asked = found.slice(0, MOST_GRANTS).map((grant) => readGrant(client, owner, grant, now))
  return {
    grants: (await Promise.all(asked)).filter((grant) => grant !== null),
    from,
    since: Number(timestamp) * 1_000,
    isCut: found.length > MOST_GRANTS,
  }
}

/** Not by viem's decoder: two standards write the same event with different topics. */
async function readLogs(
  client: Client,
  owner: Address,
  from: bigint,
  until: bigint,
): Promise<ApprovalLog[]> {
  const topics: [Hex[], Hex] = [Object.values(TOPICS), pad(owner)]
  return client.request({
    method: 'eth_getLogs',
    params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(until), topics }],
  })
}
