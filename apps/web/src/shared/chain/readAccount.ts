import {
  addressInSlot,
  readSafeState,
  type SafeIdentity,
  type SafeState,
  safeSlots,
  safeStateCalls,
} from '@countersign/safe'
import { type Address, type Client, type Hex, zeroAddress } from 'viem'
import { call, getStorageAt } from 'viem/actions'
import { isContractCode } from './isContractCode.ts'
import { isNodeFailure } from './isNodeFailure.ts'
import { readCode } from './readCode.ts'
import { readIdentity } from './readIdentity.ts'

export type SafeOnChain = SafeState & {
  singleton: Address
  guard: Address | null
  fallbackHandler: Address | null
}

export type AccountOnChain =
  | { kind: 'safe'; safe: SafeOnChain; identity: SafeIdentity }
  /** Keys of somebody's own, with or without borrowed code (EIP-7702). */
  | { kind: 'wallet' }
  | { kind: 'contract' }

/** What stands at an address, by the chain alone. Throws only when the node does not answer. */
export async function readAccount(client: Client, address: Address): Promise<AccountOnChain> {
  // At once: what a plain wallet does not answer costs less than a further round.
  const [code, safe, identity] = await Promise.all([
    readCode(client, address),
    readSafe(client, address),
    readIdentity(client, address),
  ])
  if (!isContractCode(code)) return { kind: 'wallet' }
  return safe ? { kind: 'safe', safe, identity } : { kind: 'contract' }
}

/** Asked at once, so that the client puts the calls into one multicall. */
async function readSafe(client: Client, address: Address): Promise<SafeOnChain | undefined> {
  const [answers, singleton, guard, fallbackHandler] = await Promise.all([
    Promise.all(safeStateCalls.map((data) => answerTo(client, address, data))),
    readSlot(client, address, safeSlots.singleton),
    readSlot(client, address, safeSlots.guard),
    readSlot(client, address, safeSlots.fallbackHandler),
  ])
  const state = readSafeState(answers)
  return state && { ...state, singleton: singleton ?? zeroAddress, guard, fallbackHandler }
}

/** What a contract answers; nothing when it refuses. */
async function answerTo(client: Client, to: Address, data: Hex): Promise<Hex | undefined> {
  try {
    return (await call(client, { to, data })).data
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return undefined
  }
}

async function readSlot(client: Client, address: Address, slot: Hex): Promise<Address | null> {
  return addressInSlot((await getStorageAt(client, { address, slot })) ?? '0x')
}
