import {
  addressInSlot,
  readSafeState,
  type SafeIdentity,
  type SafeState,
  safeSlots,
  safeStateCalls,
} from '@countersign/safe'
import { type Address, zeroAddress } from 'viem'
import type { GatewayChain } from './gatewayChain.ts'
import { multicall } from './multicall.ts'
import { readIdentity } from './readIdentity.ts'

/** What is known of a Safe. */
export type SafeOnChain = Omit<SafeState, 'modules'> & {
  address: Address
  /** What it is. Everything that it says of itself is only worth as much as this. */
  identity: SafeIdentity
  singleton: Address
  modules: readonly Address[]
  fallbackHandler: Address | null
  guard: Address | null
}

/**
 * The whole state of a Safe; `undefined` when nothing there answers as a Safe. What it is, its guard
 * and its handler are read by the node alone: unknown code is not asked about itself.
 */
export async function readSafe(
  chain: GatewayChain,
  address: Address,
  how: 'read' | 'request' = 'read',
): Promise<SafeOnChain | undefined> {
  const calls = safeStateCalls.map((data) => ({ to: address, data }))
  const account = chain.accounts[how]
  const [answers, identity, handler, guard] = await Promise.all([
    multicall(chain, calls, { how }),
    readIdentity(account, address),
    account.slot(address, safeSlots.fallbackHandler),
    account.slot(address, safeSlots.guard),
  ])
  const state = readSafeState(answers)
  if (!state) return undefined
  return {
    ...state,
    address,
    identity,
    singleton: identity.singleton ?? zeroAddress,
    modules: state.modules ?? [],
    fallbackHandler: addressInSlot(handler),
    guard: addressInSlot(guard),
  }
}
