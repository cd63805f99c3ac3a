import { getGasPrice } from 'viem/actions'
import type { Config } from 'wagmi'
import { openNodes } from '../../shared/rehearsal/openNodes.ts'

/** What gas costs now by the lower word of both nodes: a high one would make any refund look fair. */
export async function readGasPrice(config: Config, chainId: number): Promise<bigint | null> {
  const heard = await Promise.allSettled(
    openNodes(config, chainId).map((node) => getGasPrice(node)),
  )
  const prices = heard.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return prices.reduce<bigint | null>(
    (least, price) => (least === null || price < least ? price : least),
    null,
  )
}
