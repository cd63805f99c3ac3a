import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { readCode } from './readCode.ts'

/** Which official contract stands at an address, by its code; null for any other. Never remembered: code can change. */
export async function identifyAt(client: Client, address: Address): Promise<IdentifiedCode | null> {
  return identifyCode(await readCode(client, address), address)
}
