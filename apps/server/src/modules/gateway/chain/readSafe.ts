import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { callMany } from './callMany.ts'
import { decodeResult } from './decodeResult.ts'
import type { GatewayChain } from './gatewayChain.ts'

/** What a Safe says about itself. */
export type SafeOnChain = {
  address: Address
  singleton: Address
  version: string
  nonce: number
  threshold: number
  owners: readonly Address[]
  modules: readonly Address[]
  fallbackHandler: Address | null
  guard: Address | null
}

const ABI = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[], address)',
  'function getModules() view returns (address[])',
  'function getStorageAt(uint256 offset, uint256 length) view returns (bytes)',
])

const SENTINEL = '0x0000000000000000000000000000000000000001'
/** Named after what is hashed: `fallback_manager.handler.address` and `guard_manager.guard.address`. */
const HANDLER_SLOT = 0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5n
const GUARD_SLOT = 0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8n
const SLOTS = [0n, HANDLER_SLOT, GUARD_SLOT]
const MAX_MODULES = 100n

const encode = {
  simple: (functionName: 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION' | 'getModules') =>
    encodeFunctionData({ abi: ABI, functionName }),
  slot: (slot: bigint) =>
    encodeFunctionData({ abi: ABI, functionName: 'getStorageAt', args: [slot, 1n] }),
}

const CALLS: readonly Hex[] = [
  encode.simple('getOwners'),
  encode.simple('getThreshold'),
  encode.simple('nonce'),
  encode.simple('VERSION'),
  encodeFunctionData({
    abi: ABI,
    functionName: 'getModulesPaginated',
    args: [SENTINEL, MAX_MODULES],
  }),
  // Safes before 1.1.0 know only this one.
  encode.simple('getModules'),
  ...SLOTS.map(encode.slot),
]

/** The whole state of a Safe in one question; `undefined` when nothing there answers as a Safe. */
export async function readSafe(
  chain: GatewayChain,
  address: Address,
  how: 'read' | 'request' = 'read',
): Promise<SafeOnChain | undefined> {
  const calls = CALLS.map((data) => ({ to: address, data }))
  const answers = await callMany(chain, calls, { how })
  const [owners, threshold, nonce, version, page, modules, ...slots] = answers
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
  const [singleton, handler, guard] = await Promise.all(
    SLOTS.map((slot, index) => readSlot(chain, address, slot, slots[index])),
  )
  return {
    address,
    singleton: singleton ?? zeroAddress,
    version: state.version,
    nonce: Number(state.nonce),
    threshold: Number(state.threshold),
    owners: state.owners,
    modules:
      decodeResult([{ type: 'address[]' }, { type: 'address' }], page)?.[0] ??
      decodeResult([{ type: 'address[]' }], modules)?.[0] ??
      [],
    fallbackHandler: handler ?? null,
    guard: guard ?? null,
  }
}

/** From the Safe's own mouth, or from the node where the Safe is too old to say. */
async function readSlot(
  chain: GatewayChain,
  address: Address,
  slot: bigint,
  said: Hex | null | undefined,
): Promise<Address | undefined> {
  const word =
    decodeResult([{ type: 'bytes' }], said)?.[0] ??
    (await chain.client.read('eth_getStorageAt', [address, toWord(slot), 'latest']))
  if (!isHex(word) || word.length !== 66) return undefined
  const found = getAddress(`0x${word.slice(-40)}`)
  return found === zeroAddress ? undefined : found
}

function toWord(slot: bigint): Hex {
  return `0x${slot.toString(16).padStart(64, '0')}`
}
