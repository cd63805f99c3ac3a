import { normalizeWalletSignature, SafeError, serializeSignature } from '@countersign/safe'
import { type Address, type Hex, hashTypedData, isAddressEqual, type TypedDataDomain } from 'viem'

/** What an account asks a gateway for, as `@countersign/safe` writes it: good for the hour that it names. */
export type SignedRequest = {
  domain: TypedDataDomain
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown> & { totp: number }
}

/** Whose key made it; asked of signatures that a wallet makes. */
type Recover = (
  hash: Hex,
  signature: ReturnType<typeof normalizeWalletSignature>,
) => Promise<Address | undefined>

/**
 * The account's own signature over exactly this request, as it is sent; null for anything else, which leaves
 * no page and is taken by no gateway: over something else it might be worth more.
 */
export async function judgeRequest(
  recover: Recover,
  { message, ...request }: SignedRequest,
  account: Address,
  answer: Hex,
): Promise<Hex | null> {
  const hash = hashTypedData({ ...request, message: { ...message, totp: BigInt(message.totp) } })
  try {
    const signature = normalizeWalletSignature(answer)
    const signer = await recover(hash, signature)
    return signer && isAddressEqual(signer, account) ? serializeSignature(signature) : null
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
