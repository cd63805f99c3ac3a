import { OutboxError, type OutboxResult, readMessageFile, refused } from '@countersign/outbox'
import { hashSafeMessage, SafeError } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import { otherFault } from '../actFaults.ts'
import type { SigningSafe } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { judgeConfirmations } from './judgeConfirmations.ts'
import { newMessageEntry } from './newMessageEntry.ts'
import { shareMessage } from './shareMessage.ts'
import { toReadable } from './toReadable.ts'

/** Takes in a message that was saved as a file: nothing in it is believed that was not found to be so. */
export async function receiveMessage(
  ports: Pick<ActPorts, 'store' | 'gateway' | 'clientOf' | 'now'>,
  safe: SigningSafe,
  text: string,
): Promise<OutboxResult> {
  try {
    const file = readMessageFile(text)
    if (!file) throw new OutboxError('file.unreadable')
    if (file.chainId !== safe.chainId) {
      throw new OutboxError('file.otherChain', String(file.chainId))
    }
    if (!isAddressEqual(file.safe, safe.address)) throw new OutboxError('file.otherSafe', file.safe)
    const { message, signatures } = file
    const readable = toReadable(message)
    const { safeMessageHash: hash } = hashSafeMessage(safe, readable)
    if (hash !== file.messageHash.toLowerCase()) throw new OutboxError('file.otherMessageHash')
    const client = ports.clientOf(safe.chainId)
    const verdicts = await judgeConfirmations(client, safe, readable, signatures)
    const counting = signatures.filter((_, index) => verdicts[index] === 'valid')
    let result: OutboxResult = refused(null, { kind: 'file.noMessageOwner' })
    for (const signed of counting) {
      const told = await keepAndShare(ports, { safe, message, hash, signed })
      // One that it does not take keeps nobody else's from it.
      if (result.status !== 'kept') result = told
    }
    return result
  } catch (thrown) {
    const isUnreadable = thrown instanceof SafeError
    return refused(null, isUnreadable ? { kind: 'file.unreadable' } : otherFault(thrown))
  }
}

type Received = Omit<Parameters<typeof newMessageEntry>[0], 'signer' | 'createdAt'> & {
  signed: { signer: `0x${string}`; signature: `0x${string}` }
}

function keepAndShare(
  ports: Pick<ActPorts, 'store' | 'gateway' | 'now'>,
  { signed, ...message }: Received,
): Promise<OutboxResult> {
  const { store, now } = ports
  const entry = newMessageEntry({ ...message, signer: signed.signer, createdAt: now() })
  store.add([entry])
  store.dispatch(entry.id, { type: 'renewed' })
  const kept = store.dispatch(entry.id, { type: 'received', signatures: [signed] }) ?? entry
  return shareMessage(ports, kept)
}
