import { addressInSlot, identifyCode, safeAbi, safeSlots } from '@countersign/safe'
import { type Address, zeroAddress } from 'viem'
import type { createTestClient } from '../../world/testing/createTestClient.ts'

/** A Safe as its contract describes itself. */
export async function describeSafe(client: ReturnType<typeof createTestClient>, address: Address) {
  const read = { address, abi: safeAbi } as const
  const slot = await client.getStorageAt({ address, slot: safeSlots.singleton })
  const singleton = addressInSlot(slot ?? '0x') ?? zeroAddress
  const code = await client.getCode({ address: singleton })
  return {
    singleton,
    /** Which official contract it runs. */
    runs: identifyCode(code ?? '0x', singleton),
    version: await client.readContract({ ...read, functionName: 'VERSION' }),
    owners: await client.readContract({ ...read, functionName: 'getOwners' }),
    threshold: Number(await client.readContract({ ...read, functionName: 'getThreshold' })),
    nonce: Number(await client.readContract({ ...read, functionName: 'nonce' })),
  }
}
