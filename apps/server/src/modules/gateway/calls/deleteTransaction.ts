import type { deleteTransaction as endpoint } from '@countersign/gateway'
import { deletionTypedData } from '@countersign/safe'
import { NoRoomError, NotFoundError, RefusedError } from '../errors/errors.ts'
import { hasSignedRequest } from '../rules/hasSignedRequest.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { findMultisig, findSafeOfHash } from '../store/multisig.ts'
import { takeBack } from '../store/takenBack.ts'
import type { CallHandler } from './call.ts'

/** Forgets a proposal that was not executed, when its proposer signs for that. */
export const deleteTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { chainId: chain, safeTxHash } = path
  const found = await context.database.run(async (db) => {
    const safe = await findSafeOfHash(db, chain.id, safeTxHash)
    if (safe === undefined) return undefined
    const [record] = await findMultisig(db, { chainId: chain.id, safe }, [safeTxHash])
    return record
  })
  const proposer = found?.proposal?.proposer
  if (!found || !proposer) throw new NotFoundError('Transaction not found')
  const safe = await readKnownSafe(context, chain, found.safe)
  if (found.execution || found.nonce < safe.nonce) throw new RefusedError('Already executed')
  const isMeant = await hasSignedRequest(context, body.signature, proposer, (time) =>
    deletionTypedData({ chainId: chain.id, ...safe }, safeTxHash, time),
  )
  if (!isMeant) throw new RefusedError('Invalid signature')
  const key = { chainId: chain.id, safe: found.safe }
  const { nonce } = found
  const at = new Date(context.now())
  const taken = { safeTxHash, nonce, by: proposer, at, fromNonce: safe.nonce }
  if (!(await context.database.transaction((db) => takeBack(db, key, taken)))) {
    throw new NoRoomError('Too many transactions of this Safe were taken back')
  }
  return undefined
}
