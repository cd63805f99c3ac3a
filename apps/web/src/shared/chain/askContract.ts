import { type Erc1271Question, erc1271Call } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from './isNodeFailure.ts'

/** Whether a contract accepts a signature in its name: after a block, or now. Throws only when the node does not answer. */
export async function askContract(
  client: Client,
  address: Address,
  question: Erc1271Question,
  blockNumber?: bigint,
): Promise<boolean> {
  const { yes, ...call } = erc1271Call(question)
  try {
    const at = blockNumber === undefined ? {} : { blockNumber }
    return (await readContract(client, { address, ...call, ...at })) === yes
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return false
  }
}
