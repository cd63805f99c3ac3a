import type { getCreation as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { NotFoundError } from '../../errors/errors.ts'
import { toDataDecoded } from '../../mapping/toDataDecoded.ts'
import { findCreation } from '../../store/safes.ts'

export const getCreation: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { shortName: chain, safeAddress: safe } = path
  const key = { chainId: chain.id, safe }
  const creation = await context.database.run((db) => findCreation(db, key))
  if (!creation) throw new NotFoundError('No SafeContract matches the given query.')
  const { at, creator, txHash, factory, singleton, saltNonce, initializer } = creation
  return {
    created: at.toISOString(),
    creator,
    transactionHash: txHash,
    factoryAddress: factory,
    masterCopy: singleton,
    setupData: initializer,
    saltNonce,
    dataDecoded: initializer
      ? toDataDecoded(initializer, singleton, context.functionsOf(chain))
      : null,
    userOperation: null,
  }
}
