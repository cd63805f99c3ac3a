import {
  addressInSlot,
  listSentinel,
  type SafeIdentity,
  safeAbi,
  safeSlots,
} from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { decodeResult } from './decodeResult.ts'
import type { GatewayChain } from './gatewayChain.ts'
import { multicall } from './multicall.ts'
import { readIdentity } from './readIdentity.ts'

/** What is known of a Safe. */
export type SafeOnChain = {
  address: Address
  /** What it is. Everything that it says of itself is only worth as much as this. */
  identity: SafeIdentity
  singleton: Address
  version: string
  nonce: number
  threshold: number
  owners: readonly Address[]
  modules: readonly Address[]
  fallbackHandler: Address | null
  guard: Address | null
}

const MAX_MODULES = 100n

const encode = (functionName: 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION' | 'getModules') =>
  encodeFunctionData({ abi: safeAbi, functionName })

const CALLS: readonly Hex[] = [
  encode('getOwners'),
  encode('getThreshold'),
  encode('nonce'),
  encode('VERSION'),
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'getModulesPaginated',
    args: [listSentinel, MAX_MODULES],
  }),
  // Safes before 1.1.0 know only this one.
  encode('getModules'),
]

/**
 * The whole state of a Safe; `undefined` when nothing there answers as a Safe. What it is, its guard
 * and its handler are read by the node alone: unknown code is not asked about itself.
 */
export async function readSafe(
  chain: GatewayChain,
  address: Address,
  how: 'read' | 'request' = 'read',
): Promise<SafeOnChain | undefined> {
  const calls = CALLS.map((data) => ({ to: address, data }))
  const account = chain.accounts[how]
  const [answers, identity, handler, guard] = await Promise.all([
    multicall(chain, calls, { how }),
    readIdentity(account, address),
    account.slot(address, safeSlots.fallbackHandler),
    account.slot(address, safeSlots.guard),
  ])
  const [owners, threshold, nonce, version, page, modules] = answers
  const state = {
    owners: decodeResult([{ type: 'address[]' }], owners)?.[0],
    threshold: decodeResult([{ type: 'uint256' }], threshold)?.[0],
    nonce: decodeResult([{ type: 'uint256' }], nonce)?.[0],
    version: decodeResult([{ type: 'string' }], version)?.[0],
  }
  if (!state.owners?.length || !state.threshold || state.nonce === undefined) return undefined
  if (state.version === undefined || state.version.length > 32) return undefined
  if (Math.max(Number(state.nonce), Number(state.threshold)) > Number.MAX_SAFE_INTEGER)
    return undefined
  return {
    address,
    identity,
    singleton: identity.singleton ?? zeroAddress,
    version: state.version,
    nonce: Number(state.nonce),
    threshold: Number(state.threshold),
    owners: state.owners,
    modules:
      decodeResult([{ type: 'address[]' }, { type: 'address' }], page)?.[0] ??
      decodeResult([{ type: 'address[]' }], modules)?.[0] ??
      [],
    fallbackHandler: addressInSlot(handler),
    guard: addressInSlot(guard),
  }
}
