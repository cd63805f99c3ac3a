import { type Address, type Client, type Hex, numberToHex, pad } from 'viem'
import { TOPICS } from './approvalEvents.ts'
import type { ApprovalLog } from './parseApprovals.ts'

/** What our node lets anybody ask at once, and what it is still asked where it wants less. */
const BLOCKS_AT_ONCE = 2_000n
const FEWEST_BLOCKS = 125n

type Blocks = { from: bigint; until: bigint }

/**
 * The logs of rights that somebody gave, the newest first, back to `from`, or as far as the node
 * answers. It throws where the node says nothing even of the newest blocks.
 */
export async function readApprovalLogs(
  client: Client,
  owner: Address,
  { from, until }: Blocks,
): Promise<{ logs: ApprovalLog[]; from: bigint }> {
  const stretches: Blocks[] = []
  for (let last = until; last >= from; last -= BLOCKS_AT_ONCE) {
    const start = last - BLOCKS_AT_ONCE + 1n
    stretches.push({ from: start < from ? from : start, until: last })
  }
  const answers = await Promise.allSettled(
    stretches.map((blocks) => readStretch(client, owner, blocks)),
  )
  const logs: ApprovalLog[] = []
  let reached = until + 1n
  for (const answer of answers) {
    if (answer.status === 'rejected') {
      if (reached > until) throw answer.reason
      // What is beyond a gap would pass for all there is.
      break
    }
    logs.push(...answer.value.logs)
    reached = answer.value.from
    if (answer.value.isCut) break
  }
  return { logs, from: reached }
}

/** Some nodes want fewer blocks at once than ours asks for: then it is asked for half. */
async function readStretch(
  client: Client,
  owner: Address,
  { from, until }: Blocks,
): Promise<{ logs: ApprovalLog[]; from: bigint; isCut: boolean }> {
  try {
    const logs = await readLogs(client, owner, { from, until })
    return { logs: logs.toReversed(), from, isCut: false }
  } catch (error) {
    if (until - from < FEWEST_BLOCKS) throw error
    const middle = (from + until) / 2n
    const newer = await readStretch(client, owner, { from: middle + 1n, until })
    if (newer.isCut) return newer
    const cut = { ...newer, isCut: true }
    const older = await readStretch(client, owner, { from, until: middle }).catch(() => null)
    return older ? { ...older, logs: [...newer.logs, ...older.logs] } : cut
  }
}

/** Not by viem's decoder: two standards write the same event with different topics. */
async function readLogs(
  client: Client,
  owner: Address,
  { from, until }: Blocks,
): Promise<ApprovalLog[]> {
  const topics: [Hex[], Hex] = [Object.values(TOPICS), pad(owner)]
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(until), topics }],
  })
  return logs.flatMap(({ address, topics, transactionHash }) =>
    transactionHash === null ? [] : [{ address, topics, transactionHash }],
  )
}
