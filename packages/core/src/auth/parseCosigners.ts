import { isHex } from 'viem'
import type { Cosigners } from './types.ts'

/** How far a gateway says that a message of a Safe is signed. */
export function parseCosigners(answer: unknown): Cosigners | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { confirmationsSubmitted, confirmationsRequired, preparedSignature } = answer as Record<
    string,
    unknown // any object has properties
  >
  const [signed, needed] = [Number(confirmationsSubmitted), Number(confirmationsRequired)]
  if (!Number.isSafeInteger(signed) || !Number.isSafeInteger(needed)) return undefined
  const isSigned = isHex(preparedSignature) && preparedSignature !== '0x'
  return isSigned ? { signed, needed, signature: preparedSignature } : { signed, needed }
}
