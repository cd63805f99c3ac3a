import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainEvent } from '../indexer/events/decodeEvent.ts'
import type { StepEvent } from '../indexer/events/types.ts'
import type { Log } from '../indexer/node/nodeAnswers.ts'

export const someHash = (digit: string): Hex => `0x${digit.repeat(64)}`

/** An event with a log of which only what matters is given. */
export function stepEvent(
  event: ChainEvent,
  log: Partial<Log> & { address?: Address } = {},
): StepEvent {
  return {
    event,
    log: {
      address: zeroAddress,
      topics: [],
      data: '0x',
      blockNumber: 1,
      blockHash: someHash('b'),
      transactionHash: someHash('1'),
      logIndex: 0,
      ...log,
    },
  }
}
