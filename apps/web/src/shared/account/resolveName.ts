import type { Address, Client } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { normalize } from 'viem/ens'

/** The address behind a name, or null. Apart, because the tables of what names may look like are large. */
export async function resolveName(client: Client, name: string): Promise<Address | null> {
  return getEnsAddress(client, { name: normalize(name) })
}
