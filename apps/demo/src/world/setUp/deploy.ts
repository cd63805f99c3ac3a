import { type Address, concat, getCreate2Address, type Hex, isAddressEqual, zeroHash } from 'viem'
import type { Sender } from './createSender.ts'
import { setUpAccount } from './setUpAccount.ts'

/** Creates a contract through a CREATE2 factory, and makes sure of where it is. */
export async function deploy(
  sender: Sender,
  { factory, initCode, expected }: { factory: Address; initCode: Hex; expected: Address },
): Promise<void> {
  const address = getCreate2Address({ from: factory, salt: zeroHash, bytecode: initCode })
  if (!isAddressEqual(address, expected)) {
    throw new Error(`A contract expected at ${expected} would be created at ${address}`)
  }
  // Both factories read the salt and the code from the bare call data.
  await sender.send({ from: setUpAccount, to: factory, data: concat([zeroHash, initCode]) })
}
