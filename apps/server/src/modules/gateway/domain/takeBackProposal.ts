import { deletionTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NoRoomError, NotFoundError, RefusedError } from '../errors/errors.ts'
import { hasSignedRequest } from '../rules/hasSignedRequest.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { findMultisig, findSafeOfHash } from '../store/multisig.ts'
import { takeBack } from '../store/takenBack.ts'

/**
 * Forgets a proposal that was not executed, when its proposer signs for that, or the delegate who
 * proposed it in their name.
 */
export async function takeBackProposal(
  context: GatewayContext,
  chain: GatewayChain,
  safeTxHash: Hex,
  signature: Hex,
): Promise<void> {
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
  const by = await findSigner([proposer, found.proposal?.delegate?.address], (account) =>
    hasSignedRequest(context, signature, account, (time) =>
      deletionTypedData({ chainId: chain.id, ...safe }, safeTxHash, time),
    ),
  )
  if (!by) throw new RefusedError('Invalid signature')
  const key = { chainId: chain.id, safe: found.safe }
  const { nonce } = found
  const at = new Date(context.now())
  const taken = { safeTxHash, nonce, by, at, fromNonce: safe.nonce }
  if (!(await context.database.transaction((db) => takeBack(db, key, taken)))) {
    throw new NoRoomError('Too many transactions of this Safe were taken back')
  }
}

async function findSigner(
  accounts: readonly (Address | undefined)[],
  hasSigned: (account: Address) => Promise<boolean>,
): Promise<Address | undefined> {
  for (const account of accounts) if (account && (await hasSigned(account))) return account
  return undefined
}
