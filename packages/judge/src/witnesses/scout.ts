import { addressInSlot, decodeResult, SafeError, safeAbi, safeSlots } from '@countersign/safe'
import { type Address, encodeFunctionData, isHex } from 'viem'
import type { Asker, Reply } from './asker.ts'
import { modulesCall, modulesIn } from './modulesCall.ts'
import type { Head } from './pickBlock.ts'

/** What a node says of where to look: believed by nobody, it only names what is asked next. */
export type Scouted = {
  head: Head | null
  owners: readonly Address[]
  modules: readonly Address[]
  singleton: Address | null
  /** Whether anything was answered, was tried in vain, or cannot be asked. */
  state: Reply['state']
}

const ownersCall = encodeFunctionData({ abi: safeAbi, functionName: 'getOwners' })

/** The first round: a node's newest block, and whose slots will have to be proven. */
export async function scout(ask: Asker, safe: Address): Promise<Scouted> {
  const [block, owners, slot, modules] = await ask([
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_call', params: [{ to: safe, data: ownersCall }, 'latest'] },
    { method: 'eth_getStorageAt', params: [safe, safeSlots.singleton, 'latest'] },
    { method: 'eth_call', params: [{ to: safe, data: modulesCall }, 'latest'] },
  ])
  return {
    head: headIn(valueIn(block)),
    owners: decodeResult([{ type: 'address[]' }], hexOf(owners))?.[0] ?? [],
    modules: modulesIn(hexOf(modules)) ?? [],
    singleton: addressIn(hexOf(slot)),
    state: block?.state ?? 'silent',
  }
}

const valueIn = (reply: Reply | undefined) => (reply?.state === 'said' ? reply.value : undefined)

const hexOf = (reply: Reply | undefined) => {
  const value = valueIn(reply)
  return isHex(value) ? value : null
}

function addressIn(word: ReturnType<typeof hexOf>): Address | null {
  try {
    return word && addressInSlot(word)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}

function headIn(block: unknown): Head | null {
  if (typeof block !== 'object' || block === null) return null
  const number = Number(Reflect.get(block, 'number'))
  const timestamp = Number(Reflect.get(block, 'timestamp'))
  return Number.isSafeInteger(number) && number >= 0 && Number.isSafeInteger(timestamp)
    ? { number, timestamp }
    : null
}
