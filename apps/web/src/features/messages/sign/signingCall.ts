import type { TypedData } from '@countersign/gateway'
import type { MeantMessage } from '@countersign/judge'
import { hashTypedData, safeActionsAbi } from '@countersign/safe'
import { type Address, encodeFunctionData, hashMessage } from 'viem'
import type { ActCall } from '../../../shared/acts/acts.ts'
import { leaveToSign } from '../../../shared/acts/messages/leaveToSign.ts'
import { toReadable } from '../../../shared/acts/messages/toReadable.ts'

/** The call by which a Safe keeps a message as signed, by the official code for it. */
export function signingCall(
  safe: { chainId: number; address: Address; version: string },
  library: Address,
  message: string | TypedData,
  asked: MeantMessage,
): ActCall {
  leaveToSign(safe, message, asked)
  const readable = toReadable(message)
  const digest = typeof readable === 'string' ? hashMessage(readable) : hashTypedData(readable)
  const functionName = 'signMessage'
  const data = encodeFunctionData({ abi: safeActionsAbi, functionName, args: [digest] })
  // Run in the Safe's own name: what it writes, it writes into the Safe.
  return { to: library, value: 0n, data, operation: 1 }
}
