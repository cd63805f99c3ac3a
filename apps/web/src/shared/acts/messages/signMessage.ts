import type { MeantMessage } from '@countersign/judge'
import { moveTo, OutboxError } from '@countersign/outbox'
import {
  hashSafeMessage,
  hashTypedData,
  messageTypedData,
  readSignedFields,
  type StatedTypedData,
  serializeSignature,
} from '@countersign/safe'
import { type Address, type Client, type Hex, hashMessage, isAddressEqual } from 'viem'
import type { WalletGate } from '../../gate/createGate.ts'
import { askForSignature } from '../safe/askForSignature.ts'
import { judgeAnswer } from '../safe/judgeAnswer.ts'
import { leaveToSign } from './leaveToSign.ts'

type Safe = { chainId: number; address: Address; version: string; owners: readonly Address[] }
export type SignedMessage = { hash: Hex; signer: Address; signature: Hex }

/** Has the connected owner sign a message of a Safe; what is answered counts once it was found to be that. */
export async function signMessage(
  wallet: WalletGate,
  client: Client,
  safe: Safe,
  message: string | StatedTypedData,
  asked: MeantMessage,
): Promise<SignedMessage> {
  const leave = leaveToSign(safe, message, asked)
  const signer = wallet.account()
  if (!signer) throw new OutboxError('wallet.notConnected')
  const { owners, version } = safe
  if (!owners.some((owner) => isAddressEqual(owner, signer))) throw new OutboxError('notOwner')
  await moveTo(wallet, safe.chainId)
  const isText = typeof message === 'string'
  const readable = isText ? message : readSignedFields(message).typedData
  const { safeMessageHash: hash, preimage } = hashSafeMessage(safe, readable)
  const data = messageTypedData(safe, message)
  const answer = await askForSignature(wallet, signer, data, hash, leave)
  // The fallback handler of 1.3.0 hands contract owners the message's own hash, not the bytes.
  const digest = typeof readable === 'string' ? hashMessage(readable) : hashTypedData(readable)
  const signature = await judgeAnswer(client, {
    ...answer,
    ...{ signer, version, owners, hash },
    preimage: version.startsWith('1.3.') ? digest : preimage,
  })
  return { hash, signer, signature: serializeSignature(signature) }
}
