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

/** In which hour this account signed the request, this one or the last; `undefined`: in neither. */
export async function findSignedHour(
  context: Recovering & { now: () => number },
  signature: Hex,
  account: Address,
  requestAt: (time: number) => Request,
): Promise<number | undefined> {
  const read = readKey(signature)
  if (!read) return undefined
  for (const time of [context.now(), context.now() - HOUR]) {
    const request = requestAt(time)
    const message = { ...request.message, totp: BigInt(request.message.totp) }
    const signer = await signerOf(context, hashTypedData({ ...request, message }), read)
    if (signer && isAddressEqual(signer, account)) return request.message.totp
  }
  return undefined
}

function readKey(signature: Hex): SafeSignature | null {
  try {
    return normalizeWalletSignature(signature)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
