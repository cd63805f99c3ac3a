import * as v from 'valibot'
import * as words from '../words/lists.ts'
import { addressInfo } from './common.ts'
import { kind, openVariant, openWords } from './open.ts'
import { hash, hex, integer, maybe, timestamp } from './primitives.ts'

const anything = v.record(v.string(), v.unknown())

export const typedData = v.object({
  domain: anything,
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.nullish(v.string(), ''),
  message: anything,
})
export type TypedData = v.InferOutput<typeof typedData>

const fields = {
  messageHash: hash,
  status: openWords(words.messageStatus, 'UNKNOWN'),
  logoUri: maybe(v.string()),
  name: maybe(v.string()),
  message: v.union([v.string(), typedData]),
  creationTimestamp: timestamp,
  modifiedTimestamp: timestamp,
  confirmationsSubmitted: integer,
  confirmationsRequired: integer,
  proposedBy: addressInfo,
  confirmations: v.array(v.object({ owner: addressInfo, signature: hex })),
  /** All signatures packed, once there are enough. */
  preparedSignature: maybe(hex),
  origin: maybe(v.string()),
}

export const message = v.object(fields)
export type Message = v.InferOutput<typeof message>

export const messageListItem = openVariant({
  MESSAGE: kind('MESSAGE', fields),
  DATE_LABEL: kind('DATE_LABEL', { timestamp }),
})
export type MessageListItem = v.InferOutput<typeof messageListItem>
