import {
  giveUp,
  isKept,
  type OutboxEntry,
  OutboxError,
  type OutboxResult,
  type Prompted,
  promptWallet,
  refused,
} from '@countersign/outbox'
import { hashSafeMessage } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import { walletFault } from '../actFaults.ts'
import type { SignMessageInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { leaveToSign } from './leaveToSign.ts'
import { newMessageEntry } from './newMessageEntry.ts'
import { shareMessage } from './shareMessage.ts'
import { signMessage } from './signMessage.ts'
import { toReadable } from './toReadable.ts'

/** Has an owner sign a message, keeps the signature and shares it. Doing it twice is doing it once. */
export async function signMessageEntry(
  ports: ActPorts,
  input: SignMessageInput,
): Promise<OutboxResult> {
  const { safe, message, known } = input
  try {
    const { safeMessageHash: hash } = hashSafeMessage(safe, toReadable(message))
    // Somebody who changed the text has changed what it is called.
    if (known && known.toLowerCase() !== hash) throw new OutboxError('otherMessage')
    leaveToSign(safe, message, input.asked)
    const signer = ports.wallet.account()
    if (!signer) throw new OutboxError('wallet.notConnected')
    if (!safe.owners.some((owner) => isAddressEqual(owner, signer))) {
      throw new OutboxError('notOwner')
    }
    const wanted = newMessageEntry({ safe, message, hash, signer, createdAt: ports.now() })
    ports.store.add([wanted])
    const entry = ports.store.dispatch(wanted.id, { type: 'renewed' }) ?? wanted
    // What was signed before, and nobody else has, is not asked for again.
    const { entry: signed, fault } = isKept(entry)
      ? { entry, fault: null }
      : await ask(ports, entry, input)
    if (!fault) return await shareMessage(ports, signed, known !== undefined)
    // What the wallet has refused nobody has to remember; what it may still answer, this browser does.
    if (signed.stage === 'draft' && signed.fault) ports.store.forget(signed.id)
    return refused(signed, fault)
  } catch (thrown) {
    return refused(null, walletFault(thrown))
  }
}

async function ask(
  ports: ActPorts,
  entry: OutboxEntry,
  { safe, message, asked, stop }: SignMessageInput,
): Promise<Prompted> {
  const leave = () => giveUp(ports.store, entry.id)
  stop?.addEventListener('abort', leave, { once: true })
  try {
    return await promptWallet(ports, {
      entry,
      what: 'signature',
      ask: async (_, { token }) => {
        // Whoever has stopped waiting by now is not asked.
        if (stop?.aborted) throw new OutboxError('gaveUp')
        const client = ports.clientOf(safe.chainId)
        const answer = await signMessage(ports.wallet, client, safe, message, asked)
        return { type: 'signed', token, signer: answer.signer, signature: answer.signature }
      },
    })
  } finally {
    stop?.removeEventListener('abort', leave)
  }
}
