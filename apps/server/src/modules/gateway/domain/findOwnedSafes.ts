import { decodeResult, safeAbi } from '@countersign/safe'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { mapLimited } from '../chain/mapLimited.ts'
import { multicall } from '../chain/multicall.ts'
import { readIdentity } from '../chain/readIdentity.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { fallBack } from '../errors/fallBack.ts'
import { listSafesOfOwner } from '../store/safes.ts'

const GET_OWNERS = encodeFunctionData({ abi: safeAbi, functionName: 'getOwners' })
/** Anybody can make anybody an owner of as many Safes as they like. */
const MAX_SAFES = 1_000
/** So many are looked at, the oldest first, so that later ones cannot hide them. */
const MAX_LOOKED_AT = 10_000
const AT_ONCE = 250

/** What was read from the chain, and is still true there. While no node answers: what was read. */
export async function findOwnedSafes(
  context: GatewayContext,
  chain: GatewayChain,
  owner: Address,
): Promise<Address[]> {
  const stored = await context.database.run((db) =>
    listSafesOfOwner(db, chain.id, owner, MAX_LOOKED_AT),
  )
  const checking = keepOwned(
    chain,
    owner,
    stored.map(({ safe }) => safe),
  )
  const known = stored.filter(({ judged }) => judged).map(({ safe }) => safe)
  return fallBack(checking, ['chain'], known.slice(0, MAX_SAFES))
}

async function keepOwned(
  chain: GatewayChain,
  owner: Address,
  safes: readonly Address[],
): Promise<Address[]> {
  const found: Address[] = []
  for (let start = 0; start < safes.length && found.length < MAX_SAFES; start += AT_ONCE) {
    const group = safes.slice(start, start + AT_ONCE)
    const calls = group.map((to) => ({ to, data: GET_OWNERS }))
    const answers = await multicall(chain, calls)
    const claimed = group.filter((_, index) =>
      decodeResult([{ type: 'address[]' }], answers[index])?.[0].some((each) =>
        isAddressEqual(each, owner),
      ),
    )
    const official = await mapLimited(claimed, async (safe) => {
      const { verdict } = await readIdentity(chain.accounts.read, safe)
      return verdict === 'official' ? [safe] : []
    })
    found.push(...official.flat())
  }
  return found.slice(0, MAX_SAFES)
}
