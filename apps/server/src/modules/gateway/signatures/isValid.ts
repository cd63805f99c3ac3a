import { type SafeSignature, safeAbi, versionTraits } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, isHex } from 'viem'
import type { ChainClient } from '../../../chains/createChains.ts'
import { RpcError } from '../../../errors/chainErrors.ts'
import { type AskContractParameters, askContract } from '../../../signatures/askContract.ts'
import type { Verdict } from '../../../signatures/readVerdict.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'

export type SignedHash = {
  /** What owners sign. */
  hash: Hex
  /** The bytes that a contract owner is asked about where it is not asked about the hash. */
  bytes: Hex
}

/** Who is asked: the nodes one after the other, or one of them alone. */
export type AskedChain = { client: Pick<ChainClient, 'request'> }

/** Whether an owner really made it. Plain ones are proven by the owner that was recovered. */
export async function isValid(
  chain: AskedChain,
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
  chain: AskedChain,
  ...[request, read]: Parameters<AskContractParameters['call']>
): Promise<Verdict> {
  const [answer] = await Promise.allSettled([chain.client.request('eth_call', [request, 'latest'])])
  const verdict = read(answer)
  if (verdict) return verdict
  throw answer.status === 'rejected' ? answer.reason : new TypeError('Every answer is a verdict.')
}

async function ask(chain: AskedChain, to: Address, data: Hex): Promise<Hex | null> {
  try {
    const answer = await chain.client.request('eth_call', [{ to, data }, 'latest'])
    return isHex(answer) ? answer : null
  } catch (error) {
    // The contract ran and gave up, or it is none.
    if (error instanceof RpcError) return null
    throw error
  }
}
