import { OutboxError } from '@countersign/outbox'
import {
  type DeletionTypedData,
  normalizeWalletSignature,
  type RenewalTypedData,
  recoverSigner,
  SafeError,
  serializeSignature,
} from '@countersign/safe'
import { type Address, type Hex, hashTypedData, isAddressEqual } from 'viem'

/** Only what was asked for leaves this page: a signature over anything else might be worth more. */
export async function judgeRequest(
  data: DeletionTypedData | RenewalTypedData,
  signer: Address,
  answer: Hex,
): Promise<Hex> {
  const message = { ...data.message, totp: BigInt(data.message.totp) }
  try {
    const signature = normalizeWalletSignature(answer)
    const found = await recoverSigner(hashTypedData({ ...data, message }), signature)
    if (isAddressEqual(found, signer)) return serializeSignature(signature)
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
  }
  throw new OutboxError('otherData')
}
