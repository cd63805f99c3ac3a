import type { Address, Hex } from 'viem'
import { decodeCall } from '../calls/decodeCall.ts'
import type { IdentifiedCode } from './identifyCode.ts'
import type { KnownContract } from './knownCodeHashes.ts'

/** An address that a delegatecall makes part of the Safe, and the only contract it may be. */
export type RequiredCode = { address: Address; contract: KnownContract }

/** What each address in a migration's arguments becomes: the Safe's own code, or its handler. */
const migrations: Partial<Record<KnownContract, Record<string, readonly KnownContract[]>>> = {
  SafeToL2Migration: {
    migrateToL2: ['SafeL2'],
    migrateFromV111: ['SafeL2', 'CompatibilityFallbackHandler'],
  },
  SafeToL2Setup: { setupToL2: ['SafeL2'] },
}

/** These do the same whatever they are told; what `SafeMigration` installs stands in its code. */
const harmless: ReadonlySet<KnownContract> = new Set([
  'MultiSend',
  'MultiSendCallOnly',
  'SignMessageLib',
  'SafeMigration',
  'CreateCall',
])

/** Whether Safes are meant to run this code by delegatecall at all, whatever they tell it. */
export const isDelegate = ({ contract }: IdentifiedCode): boolean =>
  harmless.has(contract) || contract in migrations

/**
 * Whether a delegatecall with this data to this code is one that Safes are meant to make: `null`
 * if not, otherwise the addresses that must have official code as well. `judgeDelegateCall` asks.
 */
export function mayDelegateTo(
  code: IdentifiedCode | null,
  data: Hex,
): readonly RequiredCode[] | null {
  if (code === null) return null
  if (harmless.has(code.contract)) return []
  const call = decodeCall(data)
  if (call.status !== 'decoded' || call.family !== 'safeMigration') return null
  const installed = migrations[code.contract]?.[call.name]
  if (!installed) return null
  return installed.map((contract, index) => ({
    address: call.parameters[index]?.value as Address, // every parameter of these is an address
    contract,
  }))
}
