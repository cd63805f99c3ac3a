import type { Address, Hex } from 'viem'
import { hexDigits } from '../internal/abiWords.ts'
import { addressInSlot } from './addressInSlot.ts'
import type { IdentifiedCode } from './identifyCode.ts'
import { identifyProxy } from './identifyProxy.ts'

export type IdentifySafeParameters = {
  /** What `eth_getCode` answers for the account. */
  code: Hex
  /** The word in its first slot, from `eth_getStorageAt`: never from the account's own mouth. */
  slot: Hex
  /** What `identifyCode` says of the code at the address in that slot; null for unknown code. */
  singleton: IdentifiedCode | null
}

/** What an account is, and what of it was compared with what Safe's makers published. */
export type SafeIdentity =
  | {
      verdict: 'official'
      /** The release whose proxy the account's own code is. */
      proxy: string
      singleton: Address
      contract: 'Safe' | 'SafeL2'
      version: string
    }
  | {
      verdict: 'unknown code'
      /** Whose code it is: the account's own, or that which it runs in its name. */
      of: 'account' | 'singleton'
      singleton: Address | null
    }

/**
 * Whether an account is a Safe: its own code is an official proxy's, which hands everything to the
 * code that its first slot names, and that code is an official singleton. Anything else may say of
 * itself what it likes.
 */
export function identifySafe({ code, slot, singleton }: IdentifySafeParameters): SafeIdentity {
  const address = addressInSlot(slot)
  const proxy = identifyProxy(code)
  if (proxy === null) return { verdict: 'unknown code', of: 'account', singleton: address }
  // More than an address in the slot: no Safe has written that.
  const isClean = /^0{24}/.test(hexDigits(slot, 'slot').padStart(64, '0'))
  const contract = singleton?.contract
  if (!address || !isClean || (contract !== 'Safe' && contract !== 'SafeL2')) {
    return { verdict: 'unknown code', of: 'singleton', singleton: address }
  }
  const version = singleton?.version ?? ''
  return { verdict: 'official', proxy, singleton: address, contract, version }
}
