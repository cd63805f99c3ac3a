import { type Address, type Client, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { identifyAt } from '../chain/identifyAt.ts'

const abi = parseAbi(['function SAFE_FALLBACK_HANDLER() view returns (address)'])

/** What an official migration installs; null for any other contract, whatever it says of itself. */
export async function readMigration(
  client: Client,
  address: Address,
): Promise<{ version: string; handler: Address } | null> {
  const code = await identifyAt(client, address)
  if (code?.contract !== 'SafeMigration') return null
  const handler = await readContract(client, {
    ...{ address, abi, functionName: 'SAFE_FALLBACK_HANDLER' },
  })
  return { version: code.version, handler }
}
