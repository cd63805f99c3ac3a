import type { Message } from '@countersign/gateway'
import type { Address, Client } from 'viem'
import { readAccount } from '../../shared/chain/readAccount.ts'
import { type ComparedProof, compareProofs } from './compareProofs.ts'
import { proveMessage } from './proveMessage.ts'

/** Proves a message by each node alone: none can make an owner of somebody, or a contract say yes. */
export async function proveByNodes(
  nodes: readonly Client[],
  account: { address: Address; chainId: number },
  message: Message,
): Promise<ComparedProof> {
  const heard = await Promise.allSettled(
    nodes.map(async (node) => {
      const found = await readAccount(node, account.address)
      if (found.kind !== 'safe') throw new Error('There is no Safe to judge by.')
      const { safe } = found
      return { safe, ...(await proveMessage(node, { ...safe, ...account }, message)) }
    }),
  )
  const [first, ...others] = heard.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  )
  if (!first) throw heard.find((each) => each.status === 'rejected')?.reason
  return compareProofs(first, others)
}
