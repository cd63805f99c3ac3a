import type { Log } from '../node/nodeAnswers.ts'
import type { Context } from './types.ts'

/** The columns that say which Safe it was, and when. */
export function positionOf(log: Log, { safe, times }: Pick<Context, 'safe' | 'times'>) {
  const seconds = times.get(log.blockNumber)
  if (seconds === undefined) throw new TypeError(`Nobody read block ${log.blockNumber}.`)
  return {
    chain_id: safe.chainId,
    safe: safe.address,
    block_number: log.blockNumber,
    block_time: new Date(seconds * 1_000),
    tx_hash: log.transactionHash,
    log_index: log.logIndex,
  }
}
