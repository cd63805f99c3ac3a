import type { Sender } from '../model/sent.ts'
import type { TransactionClient } from './transactionClient.ts'

export type Replacement = Awaited<ReturnType<TransactionClient['getBlock']>>['transactions'][number]

/**
 * The mined transaction that has this sender and nonce. Looks for the block in which the sender's
 * count passed the nonce: first backwards in doubling steps, because most nodes know the state of
 * the last blocks only and a replacement is usually noticed soon; then by halves.
 */
export async function findReplacement(
  client: TransactionClient,
  { from, nonce }: Sender,
): Promise<Replacement | undefined> {
  const isUsedAt = async (blockNumber: bigint): Promise<boolean> =>
    (await client.getTransactionCount({ address: from, blockNumber })) > nonce

  let used = await client.getBlockNumber({ cacheTime: 0 })
  // The node that told the block may be ahead of the one that tells the count.
  if (!(await isUsedAt(used))) return undefined

  let unused = -1n
  for (let step = 1n; used - step >= 0n; step *= 2n) {
    if (!(await isUsedAt(used - step))) {
      unused = used - step
      break
    }
    used -= step
  }
  while (used - unused > 1n) {
    const middle = (used + unused) / 2n
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }

  const block = await client.getBlock({ blockNumber: used, includeTransactions: true })
  return block.transactions.find((each) => each.nonce === nonce && each.from.toLowerCase() === from)
}
