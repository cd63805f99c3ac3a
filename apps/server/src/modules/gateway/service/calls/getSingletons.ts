import type { getSingletons as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { listSingletons } from '../../domain/listSingletons.ts'
import { indexedState } from '../../indexer/indexedState.ts'

/** Who deployed them and when is not known, and not asked for by anybody. */
export const getSingletons: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { shortName: chain } = path
  const state = await indexedState(context.database, chain.id)
  const found = await listSingletons(chain)
  return found.map(({ address, version, l2 }) => ({
    address,
    version,
    deployer: 'Safe',
    deployedBlockNumber: 0,
    lastIndexedBlockNumber: state?.blockNumber ?? 0,
    l2,
  }))
}
