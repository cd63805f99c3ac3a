import { type SafeSignature, safeAbi, versionTraits } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, isHex } from 'viem'
import { RpcError } from '../../../errors/chainErrors.ts'
import { type AskContractParameters, askContract } from '../../../signatures/askContract.ts'
import type { Verdict } from '../../../signatures/readVerdict.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { readSignatures } from './readSignatures.ts'
import { type OwnerSignature, type Recovering, signerOf } from './recoverOwners.ts'

export type SignedHash = {
  /** What owners sign. */
  hash: Hex
  /** The bytes that a contract owner is asked about where it is not asked about the hash. */
  bytes: Hex
}

/** More owners than any Safe has that people use. */
const MAX_SIGNATURES = 100
/** Of all of them; a contract's may be long, and is kept as long as it is. */
const MAX_BYTES = 32 * 1024

/**
 * The signatures that a client sent, with their owners: each must be one that the Safe itself would
 * accept today, of a different owner. Otherwise `undefined`: nothing of it is believed.
 */
export async function judgeSignatures(
  recovering: Recovering,
  chain: GatewayChain,
  safe: SafeOnChain,
  signed: SignedHash,
  signature: Hex,
): Promise<OwnerSignature[] | undefined> {
  if (signature.length > 2 + MAX_BYTES * 2) return undefined
  const found = readSignatures(signature)
  if (!found?.length || found.length > MAX_SIGNATURES) return undefined
  const judged: OwnerSignature[] = []
  for (const one of found) {
    const owner = await signerOf(recovering, signed.hash, one)
    if (!owner || !safe.owners.includes(owner)) return undefined
    if (judged.some((other) => other.owner === owner)) return undefined
    if (!(await isValid(chain, safe, signed, one))) return undefined
    judged.push({ owner, signature: one })
  }
  return judged
}

/** Whether an owner really made it. Plain ones are proven by the owner that was recovered. */
async function isValid(
  chain: GatewayChain,
  { address, version }: SafeOnChain,
  { hash, bytes }: SignedHash,
  signature: SafeSignature,
): Promise<boolean> {
  const traits = versionTraits(version)
  switch (signature.kind) {
    case 'ecdsa':
      return true
    case 'ethSign':
      return traits.ethSign
    case 'approvedHash': {
      const args = [signature.owner, hash] as const
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'approvedHashes', args })
      const answer = await ask(chain, address, data)
      return answer !== null && answer.length === 66 && BigInt(answer) !== 0n
    }
    case 'contract': {
      const verdict = await askContract({
        address: signature.owner,
        question: {
          form: traits.contractSignature,
          hash,
          preimage: bytes,
          signature: signature.data,
        },
        call: (request, read) => callNode(chain, request, read),
      })
      return verdict === 'valid'
    }
  }
}

async function callNode(
  chain: GatewayChain,
  ...[request, read]: Parameters<AskContractParameters['call']>
): Promise<Verdict> {
  const [answer] = await Promise.allSettled([chain.client.request('eth_call', [request, 'latest'])])
  const verdict = read(answer)
  if (verdict) return verdict
  throw answer.status === 'rejected' ? answer.reason : new TypeError('Every answer is a verdict.')
}

async function ask(chain: GatewayChain, to: Address, data: Hex): Promise<Hex | null> {
  try {
    const answer = await chain.client.request('eth_call', [{ to, data }, 'latest'])
    return isHex(answer) ? answer : null
  } catch (error) {
    // The contract ran and gave up, or it is none.
    if (error instanceof RpcError) return null
    throw error
  }
}
