import {
  normalizeWalletSignature,
  parseSignature,
  parseSignatures,
  SafeError,
  type SafeSignature,
} from '@countersign/safe'
import type { Hex } from 'viem'

/**
 * The signatures in what a client sends: one, or several packed as for an execution. Some hardware
 * ends a plain signature in 0 or 1, which stand for other kinds in a Safe: it is taken for plain
 * unless it has the form of those. `undefined` for anything else.
 */
export function readSignatures(signature: Hex): SafeSignature[] | undefined {
  const attempts = [
    () => [parseSignature(signature)],
    () => parseSignatures(signature),
    () => [normalizeWalletSignature(signature)],
  ]
  for (const attempt of attempts) {
    try {
      return attempt()
    } catch (error) {
      if (!(error instanceof SafeError)) throw error
    }
  }
  return undefined
}
