import type { getMessage as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { NotFoundError } from '../../errors/errors.ts'
import { readBasics } from '../../lists/readBasics.ts'
import { findMessage } from '../../store/messages.ts'
import { toServiceMessage } from '../mapping/toServiceMessage.ts'

export const getMessage: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { shortName: chain, messageHash } = path
  const record = await context.database.run((db) => findMessage(db, chain.id, messageHash))
  if (!record) throw new NotFoundError('No SafeMessage matches the given query.')
  return toServiceMessage(record, await readBasics(context, chain, record.safe))
}
