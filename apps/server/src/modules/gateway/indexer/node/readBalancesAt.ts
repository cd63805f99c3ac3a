import type { Address, Hex } from 'viem'
import { RpcError } from '../../../../errors/chainErrors.ts'
import { mapLimited } from '../../chain/mapLimited.ts'
import type { NodeReader, StateBlock } from './createNodeReader.ts'

/** What the code for so many weighs, a quarter of what a transaction's may (EIP-3860). */
const AT_ONCE = 400

/**
 * The coins of many accounts by one question for hundreds of them: every step of the index asks about
 * Safes in which nothing seems to happen, and providers count each question. Whose balance the node
 * does not keep for this block is left out.
 */
export async function readBalancesAt(
  reader: NodeReader,
  addresses: readonly Address[],
  at: StateBlock,
): Promise<Map<Address, bigint>> {
  const found = new Map<Address, bigint>()
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const part = addresses.slice(start, start + AT_ONCE)
    const balances =
      (await readTogether(reader, part, at)) ?? (await readOneByOne(reader, part, at))
    for (const [index, address] of part.entries()) {
      const balance = balances[index]
      if (balance !== undefined) found.set(address, balance)
    }
  }
  return found
}

type Balances = readonly (bigint | undefined)[]

/** Undefined where the node does not run code that is nowhere, or keeps no such state. */
async function readTogether(
  reader: NodeReader,
  addresses: readonly Address[],
  at: StateBlock,
): Promise<Balances | undefined> {
  // One alone is asked for as everybody asks.
  if (addresses.length < 2) return undefined
  try {
    const words = (await reader.run(codeFor(addresses), at)).slice(2).match(/.{64}/g) ?? []
    return words.length === addresses.length ? words.map((word) => BigInt(`0x${word}`)) : undefined
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}

/**
 * For each `push20 ADDRESS balance push2 OFFSET mstore`, and at the end `push2 SIZE push1 0 return`. No
 * balance begins with 0xef, which nodes would refuse to take for a contract (EIP-3541).
 */
function codeFor(addresses: readonly Address[]): Hex {
  const push2 = (value: number) => `61${value.toString(16).padStart(4, '0')}`
  const parts = addresses.map(
    (address, index) => `73${address.slice(2).toLowerCase()}31${push2(index * 32)}52`,
  )
  return `0x${parts.join('')}${push2(addresses.length * 32)}6000f3`
}

function readOneByOne(
  reader: NodeReader,
  addresses: readonly Address[],
  at: StateBlock,
): Promise<Balances> {
  return mapLimited(addresses, async (address) => {
    try {
      return await reader.balance(address, at)
    } catch (error) {
      if (error instanceof RpcError) return undefined
      throw error
    }
  })
}
