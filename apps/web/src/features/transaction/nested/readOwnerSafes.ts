import { type Gateway, getTransaction, getTransactionQueue } from '@countersign/gateway'
import type { Claim } from '@countersign/judge'
import {
  DEEPEST_LEVEL,
  hashSafeTransaction,
  type OwnerSafe,
  readApproval,
  type SafeTransaction,
  safeAbi,
  toSafeTransaction,
} from '@countersign/safe'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { judgeClaims } from '../../../shared/acts/safe/judgeClaims.ts'
import { readAccount, type SafeOnChain } from '../../../shared/chain/readAccount.ts'
import { transactionsOf } from '../../../shared/gateway/transactionsOf.ts'

/** A Safe that owns another, with its own transaction that confirms the other's. */
export type OwnerBranch = Omit<OwnerSafe, 'behind' | 'approval'> & {
  approval: FoundApproval | null
  behind: readonly OwnerBranch[]
}

export type FoundApproval = {
  nonce: number
  signers: readonly Address[]
  safeTxHash: Hex
  transaction: SafeTransaction
}

type Sources = { client: Client; gateway: Gateway; chainId: number }

/** What is to be confirmed: a transaction of a Safe; without a hash, as long as nobody has proposed it. */
type Confirmed = {
  safe: Address
  safeTxHash: Hex | null
  owners: readonly Address[]
  /** Owners whose signatures count, by the chain. */
  signers: readonly Address[]
}

/** So many owners, and so many of a queue's transactions, are looked at. */
const MOST_OWNERS = 20
const MOST_CANDIDATES = 5

/** The owners that are official Safes, and how far each has come with confirming; by the chain. */
export async function readOwnerSafes(
  sources: Sources,
  confirmed: Confirmed,
  level = 2,
): Promise<OwnerBranch[]> {
  const found = await Promise.all(
    confirmed.owners
      .slice(0, MOST_OWNERS)
      .map((owner) => readOwner(sources, confirmed, owner, level)),
  )
  return found.filter((branch) => branch !== null)
}

async function readOwner(
  sources: Sources,
  confirmed: Confirmed,
  address: Address,
  level: number,
): Promise<OwnerBranch | null> {
  const account = await readAccount(sources.client, address)
  if (account.kind !== 'safe' || account.identity.verdict !== 'official') return null
  const { owners, threshold, nonce } = account.safe
  const [hasConfirmed, approval] = await Promise.all([
    hasApproved(sources.client, confirmed, address),
    // One that cannot be gone through is only named.
    level > DEEPEST_LEVEL ? null : findApproval(sources, confirmed, address, account.safe),
  ])
  const behind =
    hasConfirmed || level > DEEPEST_LEVEL
      ? []
      : await readOwnerSafes(
          sources,
          {
            ...{ safe: address, owners },
            safeTxHash: approval?.safeTxHash ?? null,
            signers: approval?.signers ?? [],
          },
          level + 1,
        )
  return { address, owners, threshold, nonce, hasConfirmed, approval, behind }
}

async function hasApproved(
  client: Client,
  { safe, safeTxHash, signers }: Confirmed,
  owner: Address,
): Promise<boolean> {
  if (safeTxHash === null) return false
  if (signers.some((signer) => isAddressEqual(signer, owner))) return true
  const approved = await readContract(client, {
    ...{ address: safe, abi: safeAbi, functionName: 'approvedHashes' },
    args: [owner, safeTxHash],
  })
  return approved > 0n
}

/** The transaction in an owner's queue that confirms, and nothing else. Its signatures are judged here. */
async function findApproval(
  { client, gateway, chainId }: Sources,
  { safe, safeTxHash }: Confirmed,
  owner: Address,
  { owners, threshold, version }: SafeOnChain,
): Promise<FoundApproval | null> {
  if (safeTxHash === null) return null
  const queue = await gateway.call(getTransactionQueue, {
    ...{ chainId: String(chainId), safeAddress: owner, trusted: true },
  })
  const candidates = transactionsOf(queue.results)
    .filter(({ txInfo }) => txInfo.type === 'Custom' && isAddressEqual(txInfo.to.value, safe))
    .slice(0, MOST_CANDIDATES)
  for (const { id } of candidates) {
    const details = await gateway.call(getTransaction, {
      ...{ chainId: String(chainId), transactionId: id },
    })
    const transaction = toSafeTransaction(details)
    const approval = transaction && readApproval(transaction)
    const info = details.detailedExecutionInfo
    const isIt =
      approval && isAddressEqual(approval.safe, safe) && approval.safeTxHash === safeTxHash
    if (!isIt || info?.type !== 'MULTISIG') continue
    const account = { chainId, address: owner, version }
    const hashes = hashSafeTransaction(account, transaction)
    const claims = info.confirmations.flatMap(({ signer, signature }): Claim[] =>
      signature ? [{ signer: signer.value, signature }] : [],
    )
    const checked = { safe: account, owners, threshold, transaction, hashes }
    const signed = await judgeClaims(client, checked, claims)
    return {
      ...{ transaction, safeTxHash: hashes.safeTxHash, nonce: Number(transaction.nonce) },
      signers: signed.map(({ signer }) => signer),
    }
  }
  return null
}
