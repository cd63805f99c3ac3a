import { versionTraits } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from './isNodeFailure.ts'

/** Selectors of the two forms of ERC-1271; each answers with its own. */
const ACCEPTED: Readonly<Record<'bytes' | 'bytes32', Hex>> = {
  bytes: '0x20c13b0b',
  bytes32: '0x1626ba7e',
}

type ContractQuestion = {
  /** Of the Safe that asks: it decides what is asked. */
  version: string
  hash: Hex
  preimage: Hex
  signature: Hex
  /** After which block it is asked; left out, now. */
  blockNumber?: bigint
}

/** Whether an owner that is a contract accepts a signature in its name. */
export async function askContractOwner(
  client: Client,
  owner: Address,
  { version, hash, preimage, signature, blockNumber }: ContractQuestion,
): Promise<boolean> {
  const form = versionTraits(version).contractSignature
  const abi = [
    {
      type: 'function',
      stateMutability: 'view',
      name: 'isValidSignature',
      inputs: [{ type: form }, { type: 'bytes' }],
      outputs: [{ type: 'bytes4' }],
    },
  ] as const
  try {
    const answer = await readContract(client, {
      address: owner,
      abi,
      functionName: 'isValidSignature',
      args: [form === 'bytes' ? preimage : hash, signature],
      ...(blockNumber !== undefined && { blockNumber }),
    })
    return answer === ACCEPTED[form]
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return false
  }
}
