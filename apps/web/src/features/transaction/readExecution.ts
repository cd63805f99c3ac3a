import type { Address, Client, Hex } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/** keccak256 of `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)`. */
const EVENTS: ReadonlySet<Hex | undefined> = new Set<Hex>([
  '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
])

type Log = { address: Address; topics: readonly Hex[]; data: Hex }

/** Whether the Safe itself says, in a transaction's logs, that it executed this hash. */
export function saysExecuted(logs: readonly Log[], safe: Address, safeTxHash: Hex): boolean {
  const wanted = safeTxHash.toLowerCase()
  return logs.some(({ address, topics: [event, indexed], data }) => {
    if (address.toLowerCase() !== safe.toLowerCase() || !EVENTS.has(event)) return false
    // Indexed since 1.4.1, the first word of the data before.
    return (indexed ?? data.slice(0, 66)).toLowerCase() === wanted
  })
}

/** Asks the chain for a transaction's logs and looks there for a Safe's own word. */
export async function readExecution(
  client: Client,
  safe: Address,
  hash: Hex,
  safeTxHash: Hex,
): Promise<boolean> {
  const { logs } = await getTransactionReceipt(client, { hash })
  return saysExecuted(logs, safe, safeTxHash)
}
