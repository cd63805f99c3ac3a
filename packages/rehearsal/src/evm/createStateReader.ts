import { type Address, type Hex, isHex, keccak256, toHex } from 'viem'
import { RehearsalError } from '../errors.ts'
import type { BlockId, Request } from '../types.ts'
import type { ProvenAccount, Verifier } from './verifier.ts'

/** Each is a question to a node, one after the other: more is not waited for. */
const MOST_LOADS = 500

export type StateReader = {
  header: Readonly<Record<string, unknown>>
  account(address: Address): Promise<ProvenAccount | null>
  code(address: Address): Promise<Hex>
  slot(address: Address, slot: Hex): Promise<Hex>
}

type Options = { request: Request; block: BlockId; verifier: Verifier }

/** A block's state, fetched piece by piece as it is touched, each piece proven to be of that block. */
export async function createStateReader({
  request,
  block,
  verifier,
}: Options): Promise<StateReader> {
  const header = recordOf(await request('eth_getBlockByHash', [block.hash, false]))
  const { stateRoot } = header
  const hashed = verifier.hashHeader(header)
  if (hashed === null) throw new RehearsalError('unsupported', 'This chain’s blocks are not known.')
  if (hashed !== block.hash.toLowerCase() || !isHex(stateRoot)) {
    throw new RehearsalError('failed', 'The block is not the one that its hash names.')
  }
  let loads = 0
  const ask = async (method: string, params: readonly unknown[]) => {
    loads += 1
    if (loads > MOST_LOADS) {
      throw new RehearsalError('failed', 'It touches more of the chain than can be fetched.')
    }
    return request(method, [...params, { blockHash: block.hash }])
  }
  const prove = async (address: Address, slots: readonly Hex[]) => {
    const answer = recordOf(await ask('eth_getProof', [address, slots]))
    const account = verifier.account(stateRoot, address, hexes(answer.accountProof))
    return { account, storageProof: answer.storageProof }
  }
  const account = keep(async (address: Address) => (await prove(address, [])).account)
  return {
    header,
    account,
    code: keep(async (address: Address) => {
      const found = await account(address)
      if (!found || found.codeHash === keccak256('0x')) return '0x'
      const code = await ask('eth_getCode', [address])
      if (!isHex(code) || keccak256(code) !== found.codeHash) {
        throw new RehearsalError('failed', 'The node gave other code than the state has.')
      }
      return code
    }),
    slot: keep(async (address: Address, slot: Hex) => {
      const { account: found, storageProof } = await prove(address, [slot])
      if (!found) return toHex(0, { size: 32 })
      const [given] = Array.isArray(storageProof) ? storageProof : []
      return verifier.storage(found.storageHash, slot, hexes(recordOf(given).proof))
    }),
  }
}

/** Asked once for each: a state does not change. */
function keep<Keys extends readonly string[], Value>(read: (...keys: Keys) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>()
  return (...keys: Keys): Promise<Value> => {
    const key = keys.join(' ').toLowerCase()
    const found = kept.get(key) ?? read(...keys)
    kept.set(key, found)
    return found
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    throw new RehearsalError('failed', 'The node’s answer makes no sense.')
  }
  return value as Record<string, unknown> // every object is one
}

function hexes(value: unknown): Hex[] {
  if (Array.isArray(value) && value.every((each) => isHex(each))) return value
  throw new RehearsalError('failed', 'The node’s proof makes no sense.')
}
