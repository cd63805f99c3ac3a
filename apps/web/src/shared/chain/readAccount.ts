import {
  type Address,
  type Client,
  getAddress,
  type Hex,
  InternalRpcError,
  isHex,
  size,
  zeroAddress,
} from 'viem'
import { getStorageAt, readContract } from 'viem/actions'
import { isNodeFailure } from './isNodeFailure.ts'
import { safeAbi } from './safeAbi.ts'

/** What the chain says about a Safe. */
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
  | { kind: 'safe'; safe: SafeOnChain }
  /** Keys of somebody's own, with or without borrowed code (EIP-7702). */
  | { kind: 'wallet' }
  | { kind: 'contract' }

const SLOTS = {
  singleton: '0x0',
  /** keccak256 of `guard_manager.guard.address` and `fallback_manager.handler.address`. */
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
} as const

/** The two ends of a Safe's list of modules. */
const SENTINEL: Address = '0x0000000000000000000000000000000000000001'
const MOST_MODULES = 50n

/** What stands at an address, by the chain alone. Throws only when the node does not answer. */
export async function readAccount(client: Client, address: Address): Promise<AccountOnChain> {
  const code = await readCode(client, address)
  if (code === '0x' || code.startsWith('0xef0100')) return { kind: 'wallet' }
  try {
    return { kind: 'safe', safe: await readSafe(client, address) }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return { kind: 'contract' }
  }
}

/** Not viem's `getCode`: for it, a node that answers nothing and an address without code are the same. */
async function readCode(client: Client, address: Address): Promise<Hex> {
  const code: unknown = await client.request({
    method: 'eth_getCode',
    params: [address, 'latest'],
  })
  if (isHex(code)) return code
  throw new InternalRpcError(new Error('The node answered eth_getCode with something else.'))
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
      readSlot(client, address, SLOTS.singleton),
      readSlot(client, address, SLOTS.guard),
      readSlot(client, address, SLOTS.fallbackHandler),
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
      args: [SENTINEL, MOST_MODULES],
    })
    return modules
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}

async function readSlot(client: Client, address: Address, slot: Hex): Promise<Address | null> {
  const word = await getStorageAt(client, { address, slot })
  if (!word || size(word) < 20) return null
  const found = getAddress(`0x${word.slice(-40)}`)
  return found === zeroAddress ? null : found
}
