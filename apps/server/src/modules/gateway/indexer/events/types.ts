import type { Address } from 'viem'
import type { Log } from '../node/nodeAnswers.ts'
import type { ChainEvent } from './decodeEvent.ts'

export type StepEvent = { log: Log; event: ChainEvent }

/** How a Safe began. */
export type SetUp = Extract<ChainEvent, { type: 'setUp' }>

/** A Safe as far as its events need it to be known. */
export type KnownSafe = { chainId: number; address: Address; version: string }
