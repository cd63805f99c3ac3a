import { paysForNothing } from '@countersign/judge/posted'
import {
  hashSafeTransaction,
  renewalTypedData,
  SafeError,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { runsOnlyKnownCode } from '../chain/runsOnlyKnownCode.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NoRoomError, RefusedError, TakenBackError } from '../errors/errors.ts'
import { keepOrigin } from '../mapping/keepOrigin.ts'
import { bringSignatures } from '../rules/bringSignatures.ts'
import { findDelegator } from '../rules/findDelegator.ts'
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

/** Owners may queue as much as anybody could ever execute. */
const MAX_TRUSTED = 1_000
/** How far behind the next nonce something may stand that nobody signed. */
const MAX_AHEAD = 100

/** A transaction as whoever proposes it has it, whichever face it came by. */
export type Proposal = {
  transaction: SafeTransaction
  nonce: number
  safeTxHash: Hex
  sender: Address
  signature: Hex | null
  origin: string | null
  /** Of its sender, for what was taken back before. */
  renewal?: Hex | undefined
}

/**
 * Takes a transaction, or one more owner's signature for it: both are the same call, and doing it
 * twice is doing it once. What nobody signed is kept apart until somebody does. A delegate's signature
 * proposes in its owner's name, and confirms nothing.
 */
export async function takeProposal(
  context: GatewayContext,
  chain: GatewayChain,
  safeAddress: Address,
  proposal: Proposal,
): Promise<void> {
  const { transaction, nonce } = proposal
  const safe = await readKnownSafe(context, chain, safeAddress)
  if (nonce < safe.nonce) throw new RefusedError('Invalid nonce')
  const { to, data, operation } = transaction
  if (paysForNothing(transaction)) {
    throw new RefusedError(
      'baseGas is above 10,000,000: the Safe would refund gas that nobody spends',
    )
  }
  const hashes = hash(chain, safe, transaction)
  if (hashes.safeTxHash !== proposal.safeTxHash.toLowerCase()) {
    throw new RefusedError('Invalid safeTxHash')
  }
  // First what costs nothing: a signature says whether anybody means it.
  const { signatures, proposer, delegate } = await judge(context, chain, safe, hashes, proposal)
  if (proposer === null && nonce > safe.nonce + MAX_AHEAD) {
    throw new RefusedError('Too far ahead for a transaction that nobody signed')
  }
  if (!(await runsOnlyKnownCode(chain.identify, safe.address, transaction))) {
    throw new RefusedError('Delegate call is disabled')
  }
  const isRenewed = await isMeantAgain(context, chain, safe, signatures, proposal)
  const key = { chainId: chain.id, safe: safe.address }
  const kept = await context.database.run((db) => findSigned(db, key, [hashes.safeTxHash]))
  const signed = { hash: hashes.safeTxHash, bytes: hashes.preimage }
  const brought = await bringSignatures(chain, safe, signed, kept, signatures)
  const saved = await save(
    context,
    { key, nonce: safe.nonce, brought, isRenewed },
    {
      safeTxHash: hashes.safeTxHash,
      nonce,
      call: { to, value: transaction.value.toString(), data, operation },
      gas: {
        safeTxGas: transaction.safeTxGas.toString(),
        baseGas: transaction.baseGas.toString(),
        gasPrice: transaction.gasPrice.toString(),
        gasToken: transaction.gasToken,
        refundReceiver: transaction.refundReceiver,
      },
      proposer,
      delegate,
      origin: isOwnWord(signatures, proposal) ? keepOrigin(proposal.origin) : null,
      at: new Date(context.now()),
    },
  )
  if (saved === 'taken back') throw new TakenBackError()
  if (saved === 'no room') throw new NoRoomError('Too many transactions are queued for this Safe')
}

/**
 * Whether an origin can be its sender's. That somebody has approved on the chain is known to all, and
 * whoever posts it says nothing in their name.
 */
function isOwnWord(signatures: readonly OwnerSignature[], { sender }: Proposal): boolean {
  const own = signatures.find(({ owner }) => owner === sender)
  return own?.signature.kind !== 'approvedHash'
}

/** Whether an owner has signed, within the hour, that what was taken back is meant again, with this origin. */
async function isMeantAgain(
  context: GatewayContext,
  chain: GatewayChain,
  safe: SafeOnChain,
  signatures: readonly OwnerSignature[],
  { safeTxHash, sender, origin, renewal }: Proposal,
): Promise<boolean> {
  if (renewal === undefined || signatures.length === 0) return false
  return hasSignedRequest(context, renewal, sender, (time) =>
    renewalTypedData({ chainId: chain.id, ...safe }, { safeTxHash, origin }, time),
  )
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

/** In whose name it is proposed (`null`: nobody's), and what of it confirms. */
type Judged = Pick<NewProposal, 'proposer' | 'delegate'> & { signatures: OwnerSignature[] }

async function judge(
  context: GatewayContext,
  chain: GatewayChain,
  safe: SafeOnChain,
  { safeTxHash, preimage }: SafeTransactionHashes,
  { signature, sender }: Proposal,
): Promise<Judged> {
  if (signature === null) return { signatures: [], proposer: null, delegate: null }
  const signed = { hash: safeTxHash, bytes: preimage }
  const signatures = await judgeSignatures(context, chain, safe, signed, signature)
  if (signatures?.some(({ owner }) => owner === sender)) {
    return { signatures, proposer: sender, delegate: null }
  }
  const delegator = await findDelegator(context, chain, safe, { safeTxHash, signature, sender })
  if (!delegator) throw new RefusedError('Invalid signature')
  return { signatures: [], proposer: delegator, delegate: { address: sender, signature } }
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
