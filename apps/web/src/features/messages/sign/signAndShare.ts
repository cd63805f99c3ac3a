import type { TypedData } from '@countersign/gateway'
import type { MeantMessage } from '@countersign/judge'
import { hashSafeMessage } from '@countersign/safe'
import { type Hex, isAddressEqual } from 'viem'
import { ActError, walletFault } from '../../../shared/acts/actFaults.ts'
import { signMessage } from '../../../shared/acts/signMessage.ts'
import type { SignedMessage } from '../../../shared/local/createMemory.ts'
import { samePlace } from '../../../shared/local/samePlace.ts'
import { keepSigned } from './keepSigned.ts'
import type { MessagePorts, MessageResult, SigningSafe } from './messagePorts.ts'
import { shareSigned } from './shareSigned.ts'
import { toReadable } from './toReadable.ts'

type Signing = {
  safe: SigningSafe
  message: string | TypedData
  asked: MeantMessage
  /** Of a message that the gateway has: one more signature for it. */
  known?: Hex
  /** Somebody stops waiting for the wallet. What it still answers is kept. */
  stop?: AbortSignal
}

/** Has an owner sign a message, keeps the signature and shares it. Doing it twice is doing it once. */
export async function signAndShare(ports: MessagePorts, signing: Signing): Promise<MessageResult> {
  const { safe, message, known } = signing
  try {
    const { safeMessageHash: hash } = hashSafeMessage(safe, toReadable(message))
    // Somebody who changed the text has changed what it is called.
    if (known && known.toLowerCase() !== hash) throw new ActError('otherMessage')
    const signed = findSigned(ports, safe, hash) ?? (await ask(ports, signing, hash))
    return await shareSigned(ports, signed, known !== undefined)
  } catch (thrown) {
    return { status: 'refused', fault: walletFault(thrown) }
  }
}

/** What the connected owner signed before, and nobody else has. */
function findSigned({ signed, wallet }: MessagePorts, safe: SigningSafe, hash: Hex) {
  const signer = wallet.account()
  return signed
    .get()
    .find(
      (each) =>
        samePlace(each, safe) &&
        each.hash === hash &&
        signer !== undefined &&
        isAddressEqual(each.signer, signer),
    )
}

/** Two tabs never ask the same. Kept before anybody hears of it. */
async function ask(ports: MessagePorts, signing: Signing, hash: Hex): Promise<SignedMessage> {
  const { safe, message, asked, stop } = signing
  const hear = async () => {
    // Whoever has stopped waiting by now is not asked.
    if (stop?.aborted) throw new ActError('gaveUp')
    const answer = await signMessage(ports.wallet, ports.client, safe, message, asked)
    return keepSigned(ports, safe, message, answer)
  }
  const name = `message:${safe.chainId}:${safe.address}:${hash}`
  const held = await ports.locks.hold(name, () => Promise.race([hear(), untilStopped(stop)]))
  if (held === 'taken') throw new ActError('otherTab')
  return held
}

const untilStopped = (stop: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    stop?.addEventListener('abort', () => reject(new ActError('gaveUp')), { once: true })
  })
