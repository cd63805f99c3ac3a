import type { Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'
import type { Block } from '../node/nodeAnswers.ts'
import type { Checkpoint } from '../store/checkpoint.ts'
import type { Place } from './held.ts'

/** Moves the checkpoint of an index within a transaction; who may not gets no further. */
export type MoveTo = (
  db: Transaction<Tables>,
  move: { place: Place; to: Checkpoint; latest: Block; synced: boolean },
) => Promise<void>
