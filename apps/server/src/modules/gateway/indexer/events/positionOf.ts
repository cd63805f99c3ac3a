import type { Log } from '../node/nodeAnswers.ts'
import type { KnownSafe } from './types.ts'

/** Whose event it is, and when its block was. */
export type EventContext = {
  safe: KnownSafe
  /** Unix seconds of the blocks. */
  times: ReadonlyMap<number, number>
}

/** The columns that say which Safe it was, and when. */
export function positionOf(log: Log, { safe, times }: EventContext) {
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
