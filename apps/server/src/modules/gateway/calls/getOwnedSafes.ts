import type { getOwnedSafes as endpoint } from '@countersign/gateway'
import { encodeFunctionData, isAddressEqual, parseAbi } from 'viem'
import { ChainUnavailableError } from '../../../chains/errors.ts'
import { callMany } from '../chain/callMany.ts'
import { decodeResult } from '../chain/decodeResult.ts'
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
  try {
    const answers = await callMany(
      chain,
      safes.map((to) => ({ to, data: GET_OWNERS })),
    )
    const isOwned = (index: number) =>
      decodeResult([{ type: 'address[]' }], answers[index])?.[0].some((found) =>
        isAddressEqual(found, owner),
      )
    return { safes: safes.filter((_, index) => isOwned(index)) }
  } catch (error) {
    if (error instanceof ChainUnavailableError) return { safes }
    throw error
  }
}
