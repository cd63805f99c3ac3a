import { type Address, type Hex, keccak256 } from 'viem'
import { safeSlots } from '../code/safeSlots.ts'
import { listSentinel } from '../contracts/listSentinel.ts'
import { addressWord, toHex, uintWord } from '../internal/abiWords.ts'

const slot = (index: number): Hex => toHex(uintWord(index, 'slot'))

/** Where every release of the Safe keeps its state. */
export const safeLayout = {
  ...safeSlots,
  ownerCount: slot(3),
  threshold: slot(4),
  nonce: slot(5),
} as const

const MAPPINGS = { modules: 1, owners: 2 } as const

/** The slot that names who comes behind a member of one of a Safe's lists. */
export function listSlot(list: keyof typeof MAPPINGS, member: Address): Hex {
  return keccak256(toHex(addressWord(member, 'member') + uintWord(MAPPINGS[list], 'slot')))
}

/** Every slot that has to be proven for a Safe with these owners and modules, each once. */
export function safeProofSlots(
  owners: readonly Address[],
  modules: readonly Address[] = [],
): Hex[] {
  const lists = [
    ...[listSentinel, ...owners].map((owner) => listSlot('owners', owner)),
    ...[listSentinel, ...modules].map((module) => listSlot('modules', module)),
  ]
  return [...new Set([...Object.values(safeLayout), ...lists])]
}
