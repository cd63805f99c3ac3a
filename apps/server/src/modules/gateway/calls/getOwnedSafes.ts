import type { getOwnedSafes as endpoint } from '@countersign/gateway'
import { encodeFunctionData, isAddressEqual, parseAbi } from 'viem'
import { callMany } from '../chain/callMany.ts'
import { decodeResult } from '../chain/decodeResult.ts'
import { fallBack } from '../fallBack.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { listSafesOfOwner } from '../store/safes.ts'

const ABI = parseAbi(['function getOwners() view returns (address[])'])
const GET_OWNERS = encodeFunctionData({ abi: ABI, functionName: 'getOwners' })
/** Anybody can make anybody an owner of as many Safes as they like. */
const MAX_SAFES = 1_000

/** What was read from the chain, and is still true there. While no node answers: what was read. */
export const getOwnedSafes: CallHandler<typeof endpoint> = async ({ ground, path }) => {
  const { chainId: chain, ownerAddress: owner } = path
  const safes = await ground.database.run((db) => listSafesOfOwner(db, chain.id, owner, MAX_SAFES))
  const asking = callMany(
    chain,
    safes.map((to) => ({ to, data: GET_OWNERS })),
  )
  const answers = await fallBack(asking, ['chain'], undefined)
  if (!answers) return { safes }
  const isOwned = (index: number) =>
    decodeResult([{ type: 'address[]' }], answers[index])?.[0].some((found) =>
      isAddressEqual(found, owner),
    )
  return { safes: safes.filter((_, index) => isOwned(index)) }
}
