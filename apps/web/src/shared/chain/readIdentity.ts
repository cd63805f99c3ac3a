import { addressInSlot, identifySafe, type SafeIdentity, safeSlots } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { getStorageAt } from 'viem/actions'
import { identifyAt } from './identifyAt.ts'
import { readCode } from './readCode.ts'

/** Whether it is a Safe, by its code and its first slot: by nothing that it says. */
export async function readIdentity(client: Client, address: Address): Promise<SafeIdentity> {
  const [code, slot = '0x'] = await Promise.all([
    readCode(client, address),
    getStorageAt(client, { address, slot: safeSlots.singleton }),
  ])
  const singleton = addressInSlot(slot)
  return identifySafe({
    code,
    slot,
    singleton: singleton && (await identifyAt(client, singleton)),
  })
}
