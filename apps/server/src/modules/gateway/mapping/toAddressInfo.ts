import type { AddressInfo } from '@countersign/gateway'
import type { Address } from 'viem'

/** An address, with a name where somebody who is believed has given it one. */
export function toAddressInfo(value: Address, name: string | null = null): AddressInfo {
  return { value, name, logoUri: null }
}
