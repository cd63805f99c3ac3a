import type { Address, Hex } from 'viem'
import { addressInSlot } from '../code/addressInSlot.ts'
import { listSentinel } from '../contracts/listSentinel.ts'
import { InvalidProofError } from '../errors.ts'
import { listSlot, safeLayout } from './safeLayout.ts'
import { verifyAccountProof } from './verifyAccountProof.ts'
import { verifyStorageProof } from './verifyStorageProof.ts'

/** What `eth_getProof` answers, as far as it is read. */
export type StatedProof = {
  accountProof: readonly Hex[]
  storageProof: readonly { key: Hex; proof: readonly Hex[] }[]
}

/** A Safe's state as a block's state root has it. What was not asked for is left out, as null. */
export type ProvenSafe = {
  codeHash: Hex
  singleton: Address | null
  guard: Address | null
  fallbackHandler: Address | null
  threshold: number
  nonce: number
  owners: readonly Address[] | null
  modules: readonly Address[] | null
}

/** A list of more would never be asked for. */
const LONGEST_LIST = 100

/**
 * Reads a Safe from proven slots alone; null when the proof shows that nothing stands there. Throws
 * for a proof that does not hold, or that leaves out a slot which every Safe has.
 */
export function readProvenSafe(
  stateRoot: Hex,
  address: Address,
  { accountProof, storageProof }: StatedProof,
): ProvenSafe | null {
  const account = verifyAccountProof(stateRoot, address, accountProof)
  if (!account) return null
  const words = new Map<Hex, Hex>()
  for (const { key, proof } of storageProof) {
    const slot = toSlot(key)
    words.set(slot, verifyStorageProof(account.storageHash, slot, proof))
  }
  const wordAt = (slot: Hex): Hex => {
    const word = words.get(slot)
    if (word === undefined) throw new InvalidProofError('The proof leaves out a slot.')
    return word
  }
  const owners = readList(words, 'owners')
  return {
    codeHash: account.codeHash,
    singleton: addressInSlot(wordAt(safeLayout.singleton)),
    guard: addressInSlot(wordAt(safeLayout.guard)),
    fallbackHandler: addressInSlot(wordAt(safeLayout.fallbackHandler)),
    threshold: toNumber(wordAt(safeLayout.threshold)),
    nonce: toNumber(wordAt(safeLayout.nonce)),
    owners: owners?.length === toNumber(wordAt(safeLayout.ownerCount)) ? owners : null,
    modules: readList(words, 'modules'),
  }
}

/** A list from its beginning to its end; null where a member is missing among what was proven. */
function readList(words: ReadonlyMap<Hex, Hex>, list: 'owners' | 'modules'): Address[] | null {
  const found: Address[] = []
  for (let member = listSentinel; found.length <= LONGEST_LIST; ) {
    const word = words.get(listSlot(list, member))
    const next = word && addressInSlot(word)
    if (!next) return null
    if (next === listSentinel) return found
    found.push(next)
    member = next
  }
  return null
}

/** Nodes write slots short or long. */
function toSlot(key: Hex): Hex {
  const [, digits] = /^0x([0-9a-f]{1,64})$/i.exec(key) ?? []
  if (!digits) throw new InvalidProofError('A slot is named by 32 bytes.')
  return `0x${digits.toLowerCase().padStart(64, '0')}`
}

/** What does not fit is no Safe's nonce, and equals nothing that anybody states. */
const toNumber = (word: Hex): number => Number(BigInt(word))
