import { addressInSlot, identifySafe, type SafeIdentity, safeSlots } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { Identify } from './createCodeBook.ts'

/** What a node is asked about an account, so that the account itself need not be. */
export type AccountReader = {
  code: (address: Address) => Promise<Hex>
  slot: (address: Address, slot: Hex) => Promise<Hex>
  identify: Identify
}

/** What an account is, by its code and its first slot alone. */
export async function readIdentity(
  { code, slot, identify }: AccountReader,
  address: Address,
): Promise<SafeIdentity> {
  const own = await code(address)
  // Most of those who only say that they are Safes have none.
  if (own === '0x') return { verdict: 'unknown code', of: 'account', singleton: null }
  const word = await slot(address, safeSlots.singleton)
  const singleton = addressInSlot(word)
  return identifySafe({
    code: own,
    slot: word,
    singleton: singleton && (await identify(singleton)),
  })
}
