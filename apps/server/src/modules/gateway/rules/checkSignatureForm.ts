import type { Hex } from 'viem'
import { RefusedError } from '../errors/errors.ts'
import { readSignatures } from '../signatures/readSignatures.ts'

/** Refuses what has not the form of one signature, before anything is asked or hashed for it. */
export function checkSignatureForm(signature: Hex): void {
  if (readSignatures(signature)?.length !== 1) throw new RefusedError('Invalid signature')
}
