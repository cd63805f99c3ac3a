import type { proposeTransaction as endpoint } from '@countersign/gateway'
import { paysForNothing } from '@countersign/judge/posted'
import {
  hashSafeTransaction,
  renewalTypedData,
  SafeError,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '@countersign/safe'
import { getAddress, zeroAddress } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { runsOnlyKnownCode } from '../chain/runsOnlyKnownCode.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NoRoomError, RefusedError, TakenBackError } from '../errors/errors.ts'
import { readMultisigDetails } from '../lists/readMultisigDetails.ts'
import { keepOrigin } from '../mapping/keepOrigin.ts'
import { bringSignatures } from '../rules/bringSignatures.ts'
import { hasSignedRequest } from '../rules/hasSignedRequest.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import type { OwnerSignature } from '../signatures/recoverOwners.ts'
import type { BroughtSignatures } from '../store/broughtSignatures.ts'
import { hasRoomForProposal } from '../store/budget.ts'
import { findSigned } from '../store/confirmations.ts'
import type { SafeKey } from '../store/db.ts'
import {
  countProposals,
  findProposal,
  type NewProposal,
  saveConfirmations,
  saveProposal,
} from '../store/proposals.ts'
import { makeRoom } from '../store/quarantine.ts'
import { forgetTakenBack, isTakenBack } from '../store/takenBack.ts'
import type { Call, CallHandler } from './call.ts'

/** Owners may queue as much as anybody could ever execute. */
const MAX_TRUSTED = 1_000
/** How far behind the next nonce something may stand that nobody signed. */
const MAX_AHEAD = 100

/**
 * Takes a transaction, or one more owner's signature for it: both are the same call, and doing it
 * twice is doing it once. What nobody signed is kept apart until somebody does.
 */
export const proposeTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { chainId: chain, safeAddress } = path
  const safe = await readKnownSafe(context, chain, safeAddress)
  if (body.nonce < safe.nonce) throw new RefusedError('Invalid nonce')
  const transaction = toTransaction(body)
  const { to, data, operation } = transaction
  if (paysForNothing(transaction)) {
    throw new RefusedError(
      'baseGas is above 10,000,000: the Safe would refund gas that nobody spends',
    )
  }
  const hashes = hash(chain, safe, transaction)
  if (hashes.safeTxHash !== body.safeTxHash.toLowerCase()) {
    throw new RefusedError('Invalid safeTxHash')
  }
  // First what costs nothing: a signature says whether anybody means it.
  const signatures = await judge(context, chain, safe, hashes, body)
  if (signatures.length === 0 && body.nonce > safe.nonce + MAX_AHEAD) {
    throw new RefusedError('Too far ahead for a transaction that nobody signed')
  }
  if (!(await runsOnlyKnownCode(chain.identify, safe.address, transaction))) {
    throw new RefusedError('Delegate call is disabled')
  }
  const isRenewed = await isMeantAgain(context, chain, safe, signatures, body)
  const key = { chainId: chain.id, safe: safe.address }
  const kept = await context.database.run((db) => findSigned(db, key, [hashes.safeTxHash]))
  const signed = { hash: hashes.safeTxHash, bytes: hashes.preimage }
  const brought = await bringSignatures(chain, safe, signed, kept, signatures)
  const saved = await save(
    context,
    { key, nonce: safe.nonce, brought, isRenewed },
    {
      safeTxHash: hashes.safeTxHash,
      nonce: body.nonce,
      call: { to, value: body.value, data, operation },
      gas: {
        safeTxGas: body.safeTxGas,
        baseGas: body.baseGas,
        gasPrice: body.gasPrice,
        gasToken: transaction.gasToken,
        refundReceiver: transaction.refundReceiver,
      },
      proposer: signatures.length > 0 ? getAddress(body.sender) : null,
      origin: isOwnWord(signatures, body) ? keepOrigin(body.origin) : null,
      at: new Date(context.now()),
    },
  )
  if (saved === 'taken back') throw new TakenBackError()
  if (saved === 'no room') throw new NoRoomError('Too many transactions are queued for this Safe')
  return readMultisigDetails(context, chain, safe.address, hashes.safeTxHash)
}

/**
 * Whether an origin can be its sender's. That somebody has approved on the chain is known to all, and
 * whoever posts it says nothing in their name.
 */
function isOwnWord(
  signatures: readonly OwnerSignature[],
  { sender }: Call<typeof endpoint>['body'],
): boolean {
  const own = signatures.find(({ owner }) => owner === getAddress(sender))
  return own?.signature.kind !== 'approvedHash'
}

/** Whether an owner has signed, within the hour, that what was taken back is meant again, with this origin. */
async function isMeantAgain(
  context: GatewayContext,
  chain: GatewayChain,
  safe: SafeOnChain,
  signatures: readonly OwnerSignature[],
  { safeTxHash, sender, origin, renewal }: Call<typeof endpoint>['body'],
): Promise<boolean> {
  if (renewal === undefined || signatures.length === 0) return false
  return hasSignedRequest(context, renewal, getAddress(sender), (time) =>
    renewalTypedData({ chainId: chain.id, ...safe }, { safeTxHash, origin }, time),
  )
}

function toTransaction(body: Call<typeof endpoint>['body']): SafeTransaction {
  return {
    to: getAddress(body.to),
    value: BigInt(body.value),
    data: body.data ? (body.data.toLowerCase() as typeof body.data) : '0x', // the same bytes
    operation: body.operation,
    safeTxGas: BigInt(body.safeTxGas),
    baseGas: BigInt(body.baseGas),
    gasPrice: BigInt(body.gasPrice),
    gasToken: getAddress(body.gasToken),
    refundReceiver: getAddress(body.refundReceiver ?? zeroAddress),
    nonce: BigInt(body.nonce),
  }
}

function hash(
  chain: GatewayChain,
  safe: SafeOnChain,
  transaction: SafeTransaction,
): SafeTransactionHashes {
  try {
    return hashSafeTransaction({ chainId: chain.id, ...safe }, transaction)
  } catch (error) {
    if (error instanceof SafeError) throw new RefusedError('Could not calculate safeTxHash')
    throw error
  }
}

async function judge(
  context: GatewayContext,
  chain: GatewayChain,
  safe: SafeOnChain,
  { safeTxHash, preimage }: SafeTransactionHashes,
  { signature, sender }: Call<typeof endpoint>['body'],
): Promise<OwnerSignature[]> {
  if (signature === null) return []
  const signed = { hash: safeTxHash, bytes: preimage }
  const found = await judgeSignatures(context, chain, safe, signed, signature)
  if (!found?.some(({ owner }) => owner === getAddress(sender))) {
    throw new RefusedError('Invalid signature')
  }
  return found
}

type Bringing = {
  key: SafeKey
  /** The Safe's own. */
  nonce: number
  brought: BroughtSignatures
  isRenewed: boolean
}

type Saved = 'saved' | 'no room' | 'taken back'

function save(
  context: GatewayContext,
  { key, nonce, brought, isRenewed }: Bringing,
  proposal: NewProposal,
): Promise<Saved> {
  const { safeTxHash, at } = proposal
  const trusted = proposal.proposer !== null
  return context.database.transaction(async (db): Promise<Saved> => {
    if (isRenewed) await forgetTakenBack(db, key, safeTxHash)
    else if (await isTakenBack(db, key, safeTxHash)) return 'taken back'
    const known = await findProposal(db, key, safeTxHash)
    if (trusted && !known?.trusted) {
      const queued = await countProposals(db, key, { fromNonce: nonce, trusted })
      if (queued >= MAX_TRUSTED || !(await hasRoomForProposal(db, key))) return 'no room'
    }
    if (!trusted && !known) await makeRoom(db, key, at)
    await saveProposal(db, key, proposal)
    if (brought.signatures.length > 0) await saveConfirmations(db, key, safeTxHash, brought, at)
    return 'saved'
  })
}
