import type { Message } from '@countersign/gateway'
import type { Address, Client } from 'viem'
import { readAccount, type SafeOnChain } from '../../shared/chain/readAccount.ts'
import { type MessageProof, proveMessage } from './proveMessage.ts'

/** Whose word the owners and what only a chain can say rest on. */
export type Voices = 'agreed' | 'one' | 'disputed'

export type NodesProof = MessageProof & { safe: SafeOnChain; voices: Voices }

/** Proves a message by each node alone: none can make an owner of somebody, or a contract say yes. */
export async function proveByNodes(
  nodes: readonly Client[],
  account: { address: Address; chainId: number },
  message: Message,
): Promise<NodesProof> {
  const heard = await Promise.allSettled(
    nodes.map(async (node) => {
      const found = await readAccount(node, account.address)
      if (found.kind !== 'safe') throw new Error('There is no Safe to judge by.')
      const { safe } = found
      return { safe, ...(await proveMessage(node, { ...safe, ...account }, message)) }
    }),
  )
  const said = heard.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const [first, ...others] = said
  if (!first) throw heard.find((each) => each.status === 'rejected')?.reason
  const isAgreed = others.every((other) => wordsOf(other) === wordsOf(first))
  if (isAgreed) return { ...first, voices: others.length > 0 ? 'agreed' : 'one' }
  return {
    ...first,
    voices: 'disputed',
    // What one denies is not said.
    verdicts: first.verdicts.map(
      (verdict, index) =>
        others.map((other) => other.verdicts[index]).find((other) => other !== 'valid') ?? verdict,
    ),
    accepted: first.accepted && others.every(({ accepted }) => accepted),
    kept: first.kept && others.every(({ kept }) => kept),
  }
}

/** What a judgement rests on. Of its nonce one node may know a block earlier. */
function wordsOf({ safe, ...proof }: MessageProof & { safe: SafeOnChain }): string {
  const { owners, threshold, version } = safe
  return JSON.stringify({ ...proof, owners, threshold, version })
}
