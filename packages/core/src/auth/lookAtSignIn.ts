import type { Hex } from 'viem'
import type { FrameCalls } from '../frame/frameCalls.ts'
import type { PendingSignIn } from './pendingSignIn.ts'
import type { Cosigners } from './types.ts'

/** What one look found; `gone`: the Safe has decided against it. */
export type SignInLook =
  | { found: 'waiting'; cosigned?: { signed: number; needed: number } }
  | { found: 'signed'; signature: Hex }
  | { found: 'gone' }

type Sources = {
  calls: Pick<FrameCalls, 'getOffChainSignature' | 'getTxBySafeTxHash'>
  /** Who counts the owners that have signed; hosts themselves do not tell. */
  cosigners?: ((pending: PendingSignIn) => Promise<Cosigners | undefined>) | undefined
}

/** How long a host may think; while somebody still has to sign it says nothing at all. */
const HOST_MS = 1_500

/** R-AUTH-6: one look at whether all owners who have to sign a sign-in have done so. */
export async function lookAtSignIn(
  { calls, cosigners }: Sources,
  pending: PendingSignIn,
): Promise<SignInLook> {
  if (pending.kind === 'proposed') {
    const { status, cosigned } = await calls.getTxBySafeTxHash(pending.hash)
    // A Safe that has signed on the chain vouches for the message without any bytes.
    if (status === 'SUCCESS') return { found: 'signed', signature: '0x' }
    if (status === 'FAILED' || status === 'CANCELLED') return { found: 'gone' }
    return { found: 'waiting', ...(cosigned && { cosigned }) }
  }
  const [signature, counted] = await Promise.all([
    calls.getOffChainSignature(pending.hash, { timeout: HOST_MS }).catch(() => undefined),
    cosigners?.(pending).catch(() => undefined),
  ])
  const complete = signature ?? counted?.signature
  if (complete) return { found: 'signed', signature: complete }
  if (!counted) return { found: 'waiting' }
  return { found: 'waiting', cosigned: { signed: counted.signed, needed: counted.needed } }
}
