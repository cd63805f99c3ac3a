import type { TypedData } from '@countersign/gateway'
import { type Account, messageEntryId, newEntry, type OutboxEntry } from '@countersign/outbox'
import type { Address, Hex } from 'viem'

type NewMessage = {
  safe: Account
  message: string | TypedData
  hash: Hex
  signer: Address
  createdAt: number
}

/** One owner's word on a message, of which nothing has been done. */
export const newMessageEntry = ({
  safe,
  message,
  hash,
  signer,
  createdAt,
}: NewMessage): OutboxEntry =>
  newEntry({
    id: messageEntryId(safe, hash, signer),
    chainId: safe.chainId,
    account: safe.address,
    kind: 'message',
    // It is shown by what it says.
    description: '',
    createdAt,
    message: { hash, content: message },
  })
