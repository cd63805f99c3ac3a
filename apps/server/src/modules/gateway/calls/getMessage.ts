import type { getMessage as endpoint } from '@countersign/gateway'
import { GatewayFault } from '../http/gatewayFault.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { readBasics } from '../lists/readBasics.ts'
import { toMessage } from '../mapping/toMessage.ts'
import { findMessage } from '../store/messages.ts'

export const getMessage: CallHandler<typeof endpoint> = async ({ ground, path }) => {
  const { chainId: chain, messageHash } = path
  const record = await ground.database.run((db) => findMessage(db, chain.id, messageHash))
  if (!record) throw new GatewayFault(404, 'Message not found')
  const safe = await readBasics(ground, chain, record.safe)
  return toMessage(record, safe, ground.safeApps)
}
