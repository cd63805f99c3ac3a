import type { Hex } from 'viem'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { WalletTimeoutError } from '../errors/connection.ts'
import type { FrameCalls } from './frameCalls.ts'

export type AwaitSignatureOptions = {
  /** How long to wait for all the others, in milliseconds. */
  patience: number
  /** Between two questions. */
  pause?: number
  wait?: (milliseconds: number) => Promise<void>
  signal?: AbortSignal
}

/** Asks again and again whether all owners who have to sign a message have done so. */
export async function awaitSignature(
  calls: Pick<FrameCalls, 'getOffChainSignature'>,
  messageHash: Hex,
  { patience, pause = 3_000, wait = sleep, signal }: AwaitSignatureOptions,
): Promise<Hex> {
  // A host that does not answer has used up the pause already.
  for (let waited = 0; waited < patience; waited += pause) {
    if (signal?.aborted) throw new AttemptCancelledError()
    const signature = await calls.getOffChainSignature(messageHash, { timeout: pause, signal })
    if (signature) return signature
    await wait(pause)
  }
  throw new WalletTimeoutError(patience, 'getOffChainSignature')
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
