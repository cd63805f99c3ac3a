import type { KnownContract } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { identifyAt } from './identifyAt.ts'

/** The first of some addresses with a contract of Safe's makers, by its code's hash; null where none has it. */
export async function findOfficial(
  client: Client,
  contract: KnownContract,
  addresses: readonly Address[],
): Promise<Address | null> {
  const codes = await Promise.all(addresses.map((address) => identifyAt(client, address)))
  return addresses[codes.findIndex((code) => code?.contract === contract)] ?? null
}
