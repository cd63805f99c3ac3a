import { addressInSlot, identifySafe, type SafeIdentity, safeSlots } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { getStorageAt } from 'viem/actions'
import { identifyAt } from './identifyAt.ts'
import { readCode } from './readCode.ts'

/** Whether it is a Safe, by its code and its first slot: by nothing that it says. */
export async function readIdentity(client: Client, address: Address): Promise<SafeIdentity> {
  const code = await readCode(client, address)
  const slot = (await getStorageAt(client, { address, slot: safeSlots.singleton })) ?? '0x'
  const singleton = addressInSlot(slot)
  return identifySafe({
    code,
    slot,
    singleton: singleton && (await identifyAt(client, singleton)),
  })
}
