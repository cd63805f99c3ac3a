import * as v from 'valibot'
import { askSchema } from '../asks.ts'
import { accountSchema } from '../state.ts'

/** Pages and the wallet's windows that are not theirs (settings) meet on this channel. */
export const CHANNEL = 'demo-wallet'

const waitingSchema = v.object({
  type: v.literal('demo-wallet:waiting'),
  page: v.string(),
  origin: v.string(),
  requests: v.array(v.object({ id: v.number(), held: v.boolean(), ask: askSchema })),
})

/** From a page: everything it waits for, after each change. An empty list: nothing any more. */
export type Waiting = v.InferOutput<typeof waitingSchema>

const windowMessageSchema = v.variant('type', [
  v.object({ type: v.literal('demo-wallet:hello') }),
  v.object({
    type: v.literal('demo-wallet:answer'),
    page: v.string(),
    id: v.number(),
    approved: v.boolean(),
    accounts: v.optional(v.pipe(v.array(accountSchema), v.minLength(1))),
  }),
])

/** From a window: "I am here, what is waiting?", or a person's answer. */
export type WindowMessage = v.InferOutput<typeof windowMessageSchema>

export const parseWaiting = (data: unknown): Waiting | undefined => parse(waitingSchema, data)

export const parseWindowMessage = (data: unknown): WindowMessage | undefined =>
  parse(windowMessageSchema, data)

/** Windows receive messages of every kind from everyone; what is not ours is passed over. */
function parse<const schema extends v.GenericSchema>(schema: schema, data: unknown) {
  const result = v.safeParse(schema, data)
  return result.success ? result.output : undefined
}
