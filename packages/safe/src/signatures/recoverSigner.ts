import { type Address, type Hex, hashMessage, recoverAddress } from 'viem'
import { InvalidFieldError, InvalidSignatureError } from '../errors.ts'
import { hexDigits } from '../internal/abiWords.ts'
import type { EcdsaSignature, EthSignSignature } from './types.ts'

/** Who made this signature over this hash. Any signature has *some* signer: compare the result. */
export async function recoverSigner(
  hash: Hex,
  signature: EcdsaSignature | EthSignSignature,
): Promise<Address> {
  if (hexDigits(hash, 'hash').length !== 64) throw new InvalidFieldError('hash', '32 bytes')
  const { r, s, v } = signature
  const ethSign = signature.kind === 'ethSign'
  try {
    return await recoverAddress({
      hash: ethSign ? hashMessage({ raw: hash }) : hash,
      signature: { r, s, yParity: (ethSign ? v - 31 : v - 27) as 0 | 1 }, // v is 27, 28, 31 or 32
    })
  } catch (cause) {
    throw new InvalidSignatureError('These bytes are no signature of anybody.', { cause })
  }
}
