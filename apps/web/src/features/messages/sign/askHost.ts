import type { Countersign } from '@countersign/core'
import type { MeantMessage } from '@countersign/judge'
import { hashSafeMessage, readSignedFields, type StatedTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { ActError } from '../../../shared/acts/actFaults.ts'
import { hostCalls } from '../../../shared/host/hostCalls.ts'
import { checkMeant } from '../../../shared/messages/checkMeant.ts'

type Safe = { chainId: number; address: Address; version: string }

/** Has the Safe around the page sign: shared with its owners under this hash, or proposed as a transaction. */
export async function askHost(
  countersign: Countersign,
  safe: Safe,
  message: string | StatedTypedData,
  asked: MeantMessage,
): Promise<{ hash: Hex } | { safeTxHash: Hex }> {
  checkMeant(message, safe, asked)
  const calls = await hostCalls(countersign)
  const isText = typeof message === 'string'
  const answer = isText ? await calls.signMessage(message) : await calls.signTypedMessage(message)
  if (answer.kind === 'proposed') return { safeTxHash: answer.safeTxHash }
  const readable = isText ? message : readSignedFields(message).typedData
  const { safeMessageHash: hash } = hashSafeMessage(safe, readable)
  const { messageHash } = answer
  // Whoever signs something else has another hash for it.
  if (messageHash && messageHash.toLowerCase() !== hash) throw new ActError('otherData')
  return { hash }
}
