import type { Message, MessageListItem } from '../schemas/message.ts'
import type { UnknownKind } from '../schemas/open.ts'
import { buildAddressInfo, hashOf, testTime } from './values.ts'

export function buildMessage(changes: Partial<Message> = {}): Message {
  return {
    messageHash: hashOf(0x3e55),
    status: 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message: 'Sign in to example.test',
    creationTimestamp: testTime,
    modifiedTimestamp: testTime,
    confirmationsSubmitted: 1,
    confirmationsRequired: 2,
    proposedBy: buildAddressInfo(1),
    confirmations: [{ owner: buildAddressInfo(1), signature: `0x${'11'.repeat(64)}1b` }],
    preparedSignature: null,
    origin: null,
    ...changes,
  }
}

export function buildMessageItem(
  changes: Partial<Message> = {},
): Extract<Exclude<MessageListItem, UnknownKind>, { type: 'MESSAGE' }> {
  return { type: 'MESSAGE', ...buildMessage(changes) }
}
