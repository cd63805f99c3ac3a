import { worldAccounts } from '@countersign/demo/world'
import { type Address, type Client, createClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readySafe } from './readySafe.ts'

export const adaKey = privateKeyToAccount(worldAccounts[0].privateKey)
export const benKey = privateKeyToAccount(worldAccounts[1].privateKey)
export const chiomaKey = privateKeyToAccount(worldAccounts[2].privateKey)

export const nodeOf = (url: string): Client =>
  createClient({ transport: http(`${url}/api/rpc/31337`), pollingInterval: 50 })

/** A Safe of Ada, Ben and Chioma that wants two signatures. */
export async function safeOfThree(
  url = '',
  queue: readonly { value: bigint; signers: readonly (typeof adaKey)[] }[] = [],
  singleton?: Address,
): Promise<Address> {
  const to = worldAccounts[3].address
  return readySafe({
    ...{ url, client: nodeOf(url), owners: [adaKey, benKey, chiomaKey] },
    ...(singleton && { singleton }),
    queue: queue.map((each) => ({ to, ...each })),
  })
}
