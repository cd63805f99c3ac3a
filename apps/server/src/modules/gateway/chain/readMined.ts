import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { ChainUnavailableError, RpcError } from '../../../errors/chainErrors.ts'
import type { GatewayChain } from './gatewayChain.ts'

/** What a transaction of the chain was and cost, besides what the index keeps of it. */
export type Mined = {
  from: Address
  to: Address | null
  data: Hex
  /** Of the transaction itself; `maxFeePerGas` is null where it was sent by the old rules. */
  gasPrice: string | null
  maxFeePerGas: string | null
  maxPriorityFeePerGas: string | null
  gasUsed: number
  /** What its sender paid, in wei. */
  fee: string
}

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
const bytes = v.custom<Hex>((input) => typeof input === 'string' && /^0x[0-9a-f]*$/i.test(input))
const address = v.custom<Address>(
  (input) => typeof input === 'string' && /^0x[0-9a-f]{40}$/i.test(input),
)

const sent = v.object({
  from: address,
  to: v.nullish(address, null),
  input: bytes,
  gasPrice: v.nullish(quantity, null),
  maxFeePerGas: v.nullish(quantity, null),
  maxPriorityFeePerGas: v.nullish(quantity, null),
})
const received = v.object({ gasUsed: quantity, effectiveGasPrice: v.nullish(quantity, null) })

/** Asked of the node, which is as good as its last answer; `null` while it gives none. */
export async function readMined(chain: GatewayChain, txHash: Hex): Promise<Mined | null> {
  const [transaction, receipt] = await Promise.all([
    ask(chain, 'eth_getTransactionByHash', txHash),
    ask(chain, 'eth_getTransactionReceipt', txHash),
  ])
  const one = v.safeParse(sent, transaction)
  const other = v.safeParse(received, receipt)
  if (!one.success || !other.success) return null
  const { from, to, input, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = one.output
  const { gasUsed, effectiveGasPrice } = other.output
  const price = effectiveGasPrice ?? gasPrice
  return {
    from,
    to,
    data: input,
    gasPrice: price?.toString() ?? null,
    maxFeePerGas: maxFeePerGas?.toString() ?? null,
    maxPriorityFeePerGas: maxPriorityFeePerGas?.toString() ?? null,
    gasUsed: Number(gasUsed),
    fee: (gasUsed * (price ?? 0n)).toString(),
  }
}

async function ask(chain: GatewayChain, method: string, txHash: Hex): Promise<unknown> {
  try {
    return await chain.client.read(method, [txHash])
  } catch (error) {
    if (error instanceof ChainUnavailableError || error instanceof RpcError) return null
    throw error
  }
}
