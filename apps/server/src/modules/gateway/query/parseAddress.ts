import { type Address, getAddress } from 'viem'
import { RefusedError } from '../errors/errors.ts'

/** An address in any letter case, and with a wrong checksum too; always the same way inside. */
export function parseAddress(text: string): Address {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) throw new RefusedError('Invalid address')
  return getAddress(text)
}
