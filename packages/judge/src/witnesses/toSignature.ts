import { parseSignature, SafeError, type SafeSignature } from '@countersign/safe'
import type { Hex } from 'viem'

/** One signature as a gateway has it; null for bytes that are none. */
export function toSignature(signature: Hex): SafeSignature | null {
  try {
    return parseSignature(signature)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
