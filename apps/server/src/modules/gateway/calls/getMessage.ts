import type { getMessage as endpoint } from '@countersign/gateway'
import { NotFoundError } from '../errors/errors.ts'
import { readBasics } from '../lists/readBasics.ts'
import { toMessage } from '../mapping/toMessage.ts'
import { findMessage } from '../store/messages.ts'
import type { CallHandler } from './call.ts'

export const getMessage: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { chainId: chain, messageHash } = path
  const record = await context.database.run((db) => findMessage(db, chain.id, messageHash))
  if (!record) throw new NotFoundError('Message not found')
  const safe = await readBasics(context, chain, record.safe)
  return toMessage(record, safe, context.safeApps)
}
