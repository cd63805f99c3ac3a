import { normalizeWalletSignature, SafeError, type SafeSignature } from '@countersign/safe'
import { type Address, type Hex, hashTypedData, isAddressEqual, type TypedDataDomain } from 'viem'
import { type Recovering, signerOf } from '../signatures/recoverOwners.ts'

/** A request that somebody signs for an hour, as `@countersign/safe` writes it. */
type Request = {
  domain: TypedDataDomain
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown> & { totp: number }
}

/** Clocks differ: what was signed in the hour before counts, too. */
const HOUR = 3_600_000

/** Whether this account signed the request within the last hour. */
export async function hasSignedRequest(
  context: Recovering & { now: () => number },
  signature: Hex,
  account: Address,
  requestAt: (time: number) => Request,
): Promise<boolean> {
  const read = readKey(signature)
  if (!read) return false
  for (const time of [context.now(), context.now() - HOUR]) {
    const request = requestAt(time)
    const message = { ...request.message, totp: BigInt(request.message.totp) }
    const signer = await signerOf(context, hashTypedData({ ...request, message }), read)
    if (signer && isAddressEqual(signer, account)) return true
  }
  return false
}

function readKey(signature: Hex): SafeSignature | null {
  try {
    return normalizeWalletSignature(signature)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
