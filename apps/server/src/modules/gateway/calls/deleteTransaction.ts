import type { deleteTransaction as endpoint } from '@countersign/gateway'
import {
  deletionTypedData,
  normalizeWalletSignature,
  SafeError,
  type SafeSignature,
} from '@countersign/safe'
import { type Hex, hashTypedData, isAddressEqual } from 'viem'
import { NotFoundError, RefusedError } from '../errors/errors.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { signerOf } from '../signatures/recoverOwners.ts'
import { findMultisig, findSafeOfHash } from '../store/multisig.ts'
import { removeProposal } from '../store/proposals.ts'
import type { CallHandler } from './call.ts'

/** Clocks differ: what was signed in the hour before counts, too. */
const HOUR = 3_600_000

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
  const signature = read(body.signature)
  const times = [context.now(), context.now() - HOUR]
  const signers = await Promise.all(
    times.map((time) => {
      const data = deletionTypedData({ chainId: chain.id, ...safe }, safeTxHash, time)
      return signature && signerOf(context, hash(data), signature)
    }),
  )
  if (!signers.some((signer) => signer && isAddressEqual(signer, proposer))) {
    throw new RefusedError('Invalid signature')
  }
  const key = { chainId: chain.id, safe: found.safe }
  await context.database.transaction((db) => removeProposal(db, key, safeTxHash))
  return undefined
}

function read(signature: Hex): SafeSignature | null {
  try {
    return normalizeWalletSignature(signature)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}

/** viem wants the types' own names; ours are fixed, and written there. */
const hash = (data: ReturnType<typeof deletionTypedData>): Hex =>
  hashTypedData({ ...data, message: { ...data.message, totp: BigInt(data.message.totp) } })
