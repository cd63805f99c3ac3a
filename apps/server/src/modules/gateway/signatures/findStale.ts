import { type SafeSignature, serializeSignature } from '@countersign/safe'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { isValid, type SignedHash } from './isValid.ts'
import { readSignatures } from './readSignatures.ts'
import type { OwnerSignature } from './recoverOwners.ts'

type Stored = { owner: Address; signature: Hex }

/**
 * Of the signatures that are kept, those that no longer count and that an owner has brought another one
 * for. A key's signature counts as long as its owner does; what a contract said yes to it may take
 * back, and then it could never confirm again. Every node has to say so: nothing that somebody signed
 * goes on the word of one.
 */
export async function findStale(
  chain: GatewayChain,
  safe: SafeOnChain,
  signed: SignedHash,
  stored: readonly Stored[],
  brought: readonly OwnerSignature[],
): Promise<Hex[]> {
  const stale: Hex[] = []
  for (const { owner, signature } of stored) {
    const other = brought.find((each) => isAddressEqual(each.owner, owner))
    if (!other || serializeSignature(other.signature) === signature) continue
    const [kept] = readSignatures(signature) ?? []
    if (kept && 'owner' in kept && (await isRefused(chain, safe, signed, kept)))
      stale.push(signature)
  }
  return stale
}

/** Whether every node says that it does not count; one that gives no answer does not. */
async function isRefused(
  chain: GatewayChain,
  safe: SafeOnChain,
  signed: SignedHash,
  signature: SafeSignature,
): Promise<boolean> {
  const nodes = chain.client.nodes().map((_, index) => chain.client.readNode(index + 1))
  const answers = await Promise.allSettled(
    nodes.map(
      async (request) => request && isValid({ client: { request } }, safe, signed, signature),
    ),
  )
  return (
    answers.length > 0 &&
    answers.every((answer) => answer.status === 'fulfilled' && answer.value === false)
  )
}
