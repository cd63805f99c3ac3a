import type { MeantMessage } from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import { hashSafeMessage, readSignedFields, type StatedTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { leaveToSign } from '../../../shared/acts/messages/leaveToSign.ts'
import type { WalletGate } from '../../../shared/gate/createGate.ts'

type Safe = { chainId: number; address: Address; version: string }

/** Has the Safe around the page sign: shared with its owners under this hash, or proposed as a transaction. */
export async function askHost(
  gate: WalletGate,
  safe: Safe,
  message: string | StatedTypedData,
  asked: MeantMessage,
): Promise<{ hash: Hex } | { safeTxHash: Hex }> {
  const answer = await gate.signInHost(safe, message, leaveToSign(safe, message, asked))
  if (answer.kind === 'proposed') return { safeTxHash: answer.safeTxHash }
  const readable = typeof message === 'string' ? message : readSignedFields(message).typedData
  const { safeMessageHash: hash } = hashSafeMessage(safe, readable)
  const { messageHash } = answer
  // Whoever signs something else has another hash for it.
  if (messageHash && messageHash.toLowerCase() !== hash) throw new OutboxError('otherData')
  return { hash }
}
