import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  zeroAddress,
} from 'viem'
import { otherAbi, type SafeKind, safeAbi } from './deployContracts.ts'
import type { TestChain, TestTransaction } from './startTestChain.ts'

export type PrepareSafeParameters = {
  kind: SafeKind
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  creator: Address
  /** What its set-up runs in its name; nothing, as a rule. */
  to?: Address
  data?: Hex
}

/** What makes a Safe through its factory when it is sent, and where the Safe will be then. */
export async function prepareSafe(
  chain: TestChain,
  { kind, owners, threshold, saltNonce, creator, to, data }: PrepareSafeParameters,
): Promise<{ address: Address; call: TestTransaction }> {
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [
      owners,
      BigInt(threshold),
      to ?? zeroAddress,
      data ?? '0x',
      kind.handler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const create = { abi: otherAbi, functionName: 'createProxyWithNonce' } as const
  const args = [kind.singleton, initializer, saltNonce] as const
  const call = { from: creator, to: kind.factory, data: encodeFunctionData({ ...create, args }) }
  // An answer to eth_call is bytes.
  const answer = (await chain.request('eth_call', [call, 'latest'])) as Hex
  return { address: getAddress(decodeFunctionResult({ ...create, data: answer })), call }
}
