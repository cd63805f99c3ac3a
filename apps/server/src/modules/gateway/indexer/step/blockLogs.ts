import type { Address } from 'viem'
import type { NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import type { Followed } from '../store/createFollowed.ts'

/** A kind of event that could not be read in a block; `safe`: of this one only. */
export type Unread = { block: Block; safe: Address | null; topic: string }

export type BlockLogsParameters = { reader: NodeReader; block: Block; followed: Followed }
