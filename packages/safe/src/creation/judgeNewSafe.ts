import { type Address, zeroAddress } from 'viem'
import { listSentinel } from '../contracts/listSentinel.ts'

export type NewSafe = {
  owners: readonly Address[]
  threshold: number
  /** The accounts of whoever makes it. */
  own?: readonly Address[]
  /** Which owners have code, on each network that it is made on. */
  networks?: readonly { chainId: number; contracts: readonly Address[] }[]
}

/** The contract would not take it, or nobody could ever use it. */
export type NewSafeRefusal =
  | { why: 'noOwner' | 'thresholdNone' | 'thresholdAboveOwners' | 'tooManyOwners' }
  | { why: 'impossibleOwner' | 'ownerTwice'; owner: Address }

/** It can be made, and may be regretted. */
export type NewSafeCaution =
  | { why: 'oneKey' | 'oneDecides' | 'everybodyNeeded' | 'notYours' }
  | { why: 'ownerIsContract'; owner: Address }
  /** A contract on one network, and nothing on this one: nobody can sign for it there. */
  | { why: 'ownerAbsent'; owner: Address; chainId: number }

export type NewSafeJudgement = { refusal: NewSafeRefusal | null; cautions: NewSafeCaution[] }

/** Each costs gas at every execution; nobody's Safe has as many. */
export const MOST_OWNERS = 50

/** Whether such a Safe can be made at all, and what its makers should think of before. */
export function judgeNewSafe(wanted: NewSafe): NewSafeJudgement {
  const refusal = findRefusal(wanted)
  return { refusal, cautions: refusal ? [] : findCautions(wanted) }
}

function findRefusal({ owners, threshold }: NewSafe): NewSafeRefusal | null {
  if (owners.length === 0) return { why: 'noOwner' }
  if (owners.length > MOST_OWNERS) return { why: 'tooManyOwners' }
  const impossible = owners.find((owner) => has([zeroAddress, listSentinel], owner))
  if (impossible) return { why: 'impossibleOwner', owner: impossible }
  const twice = owners.find((owner, index) => has(owners.slice(0, index), owner))
  if (twice) return { why: 'ownerTwice', owner: twice }
  if (!Number.isInteger(threshold) || threshold < 1) return { why: 'thresholdNone' }
  return threshold > owners.length ? { why: 'thresholdAboveOwners' } : null
}

function findCautions({ owners, threshold, own, networks = [] }: NewSafe): NewSafeCaution[] {
  const cautions: NewSafeCaution[] = []
  if (owners.length === 1) cautions.push({ why: 'oneKey' })
  else if (threshold === 1) cautions.push({ why: 'oneDecides' })
  else if (threshold === owners.length) cautions.push({ why: 'everybodyNeeded' })
  if (own && !own.some((mine) => has(owners, mine))) cautions.push({ why: 'notYours' })
  for (const owner of owners) {
    const there = networks.filter(({ contracts }) => has(contracts, owner))
    if (there.length === 0) continue
    cautions.push({ why: 'ownerIsContract', owner })
    for (const { chainId } of networks.filter((network) => !there.includes(network))) {
      cautions.push({ why: 'ownerAbsent', owner, chainId })
    }
  }
  return cautions
}

/** Whatever it is that somebody calls an address: a judge does not fail. */
const has = (list: readonly Address[], member: Address) =>
  list.some((each) => each.toLowerCase() === member.toLowerCase())
