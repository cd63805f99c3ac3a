import type { Countersign } from '@countersign/core'
import { authorizeDelegation } from '@countersign/judge'
import { moveTo, OutboxError } from '@countersign/outbox'
import {
  hashTypedData,
  normalizeWalletSignature,
  readSignedFields,
  recoverSigner,
  serializeSignature,
} from '@countersign/safe'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { openGate } from '../../../shared/gate/openGate.ts'

type Delegation = { chainId: number; delegate: Address; signer: Address }

/**
 * Has the visitor's wallet sign that somebody may propose in its name, or no more: only what was asked for,
 * by whoever was asked, leaves this page.
 */
export async function signDelegation(
  countersign: Countersign,
  { chainId, delegate, signer }: Delegation,
  now: () => number = Date.now,
): Promise<Hex> {
  const wallet = openGate(countersign)
  const account = wallet.account()
  if (!account || !isAddressEqual(account, signer)) throw new OutboxError('otherAccount')
  await moveTo(wallet, chainId)
  const { typedData, authorization } = authorizeDelegation({ chainId, delegate }, signer, now())
  const answer = await wallet.signTypedData(signer, typedData, authorization)
  const signature = normalizeWalletSignature(answer)
  const found = await recoverSigner(hashTypedData(readSignedFields(typedData).typedData), signature)
  if (!isAddressEqual(found, signer)) throw new OutboxError('otherData')
  return serializeSignature(signature)
}
