import { identifyCode } from '@countersign/safe'
import { type Address, getAddress, parseAbi, sliceHex } from 'viem'
import type { createTestClient } from '../../world/testing/createTestClient.ts'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])

/** A Safe as its contract describes itself. */
export async function describeSafe(client: ReturnType<typeof createTestClient>, address: Address) {
  const read = { address, abi } as const
  const slot = await client.getStorageAt({ address, slot: '0x0' })
  const singleton = getAddress(sliceHex(slot ?? '0x', 12))
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
