import { type Address, type Client, erc20Abi, getAbiItem, getAddress, isAddressEqual } from 'viem'
import { getBlock, getBlockNumber, getLogs } from 'viem/actions'
import type { ChainConfig } from '../../shared/appConfig.ts'
import type { Entry } from './entry.ts'

/** What our node lets anybody ask at once. */
export const BLOCKS_AT_ONCE = 2_000n
/** Each needs its block's time, and every block is a question of its own. */
export const MOST_TRANSFERS = 60

export type Transfers = {
  entries: Entry[]
  /** The blocks that were looked at. */
  from: bigint
  until: bigint
  isCut: boolean
}

const event = getAbiItem({ abi: erc20Abi, name: 'Transfer' })

/** Tokens that an account sent or received in the blocks up to `until`, the newest first. */
export async function readTransfers(
  client: Client,
  chain: ChainConfig,
  account: Address,
  until: bigint | null,
): Promise<Transfers> {
  const last = until ?? (await getBlockNumber(client))
  const first = last < BLOCKS_AT_ONCE ? 0n : last - BLOCKS_AT_ONCE + 1n
  const blocks = { event, fromBlock: first, toBlock: last, strict: true } as const
  const [sent, received] = await Promise.all([
    getLogs(client, { ...blocks, args: { from: account } }),
    getLogs(client, { ...blocks, args: { to: account } }),
  ])
  const all = [...received, ...sent.filter(({ args }) => !isAddressEqual(args.to, account))].sort(
    (one, other) => Number(other.blockNumber - one.blockNumber) || other.logIndex - one.logIndex,
  )
  const shown = all.slice(0, MOST_TRANSFERS)
  const times = await readTimes(client, new Set(shown.map(({ blockNumber }) => blockNumber)))
  const entries = shown.map((log): Entry => {
    const token = getAddress(log.address)
    const isIn = isAddressEqual(log.args.to, account)
    return {
      id: `${log.transactionHash}-${log.logIndex}`,
      time: times.get(log.blockNumber) ?? 0,
      description: {
        kind: isIn ? 'received' : 'sent',
        asset: { kind: 'amount', value: log.args.value, token },
        party: { value: isIn ? log.args.from : log.args.to, name: null },
      },
      token,
      symbol: null,
      status: 'SUCCESS',
      nonce: null,
      signatures: null,
      module: null,
      hash: log.transactionHash,
      isImitation: false,
      isListed: chain.tokens.some(({ address }) => isAddressEqual(address, token)),
      hasPage: false,
    }
  })
  return { entries, from: first, until: last, isCut: all.length > shown.length }
}

async function readTimes(client: Client, blocks: Iterable<bigint>): Promise<Map<bigint, number>> {
  const read = async (blockNumber: bigint): Promise<[bigint, number]> => {
    const { timestamp } = await getBlock(client, { blockNumber })
    return [blockNumber, Number(timestamp) * 1_000]
  }
  return new Map(await Promise.all([...blocks].map(read)))
}
