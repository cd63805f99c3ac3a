import {
  addressInSlot,
  listSentinel,
  type SafeIdentity,
  safeAbi,
  safeSlots,
} from '@countersign/safe'
import { type Address, type Client, type Hex, zeroAddress } from 'viem'
import { getStorageAt, readContract } from 'viem/actions'
import { isNodeFailure } from './isNodeFailure.ts'
import { readCode } from './readCode.ts'
import { readIdentity } from './readIdentity.ts'

/** What a Safe says about itself, on the chain; worth no more than its code. */
export type SafeOnChain = {
  owners: readonly Address[]
  threshold: number
  nonce: number
  version: string
  /** Null when the Safe is too old to say. */
  modules: readonly Address[] | null
  singleton: Address
  guard: Address | null
  fallbackHandler: Address | null
}

export type AccountOnChain =
  | { kind: 'safe'; safe: SafeOnChain; identity: SafeIdentity }
  /** Keys of somebody's own, with or without borrowed code (EIP-7702). */
  | { kind: 'wallet' }
  | { kind: 'contract' }

const MOST_MODULES = 50n

/** What stands at an address, by the chain alone. Throws only when the node does not answer. */
export async function readAccount(client: Client, address: Address): Promise<AccountOnChain> {
  const code = await readCode(client, address)
  if (code === '0x' || code.startsWith('0xef0100')) return { kind: 'wallet' }
  try {
    const [safe, identity] = await Promise.all([
      readSafe(client, address),
      readIdentity(client, address),
    ])
    return { kind: 'safe', safe, identity }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return { kind: 'contract' }
  }
}

async function readSafe(client: Client, address: Address): Promise<SafeOnChain> {
  const ask = { address, abi: safeAbi } as const
  // Asked at once, so that the client puts them into one multicall.
  const [owners, threshold, nonce, version, modules, singleton, guard, fallbackHandler] =
    await Promise.all([
      readContract(client, { ...ask, functionName: 'getOwners' }),
      readContract(client, { ...ask, functionName: 'getThreshold' }),
      readContract(client, { ...ask, functionName: 'nonce' }),
      readContract(client, { ...ask, functionName: 'VERSION' }),
      readModules(client, address),
      readSlot(client, address, safeSlots.singleton),
      readSlot(client, address, safeSlots.guard),
      readSlot(client, address, safeSlots.fallbackHandler),
    ])
  return {
    owners,
    threshold: Number(threshold),
    nonce: Number(nonce),
    version,
    modules,
    singleton: singleton ?? zeroAddress,
    guard,
    fallbackHandler,
  }
}

async function readModules(client: Client, address: Address): Promise<readonly Address[] | null> {
  try {
    const [modules] = await readContract(client, {
      address,
      abi: safeAbi,
      functionName: 'getModulesPaginated',
      args: [listSentinel, MOST_MODULES],
    })
    return modules
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}

async function readSlot(client: Client, address: Address, slot: Hex): Promise<Address | null> {
  return addressInSlot((await getStorageAt(client, { address, slot })) ?? '0x')
}
