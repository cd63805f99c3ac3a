import type { getToken as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { NotFoundError } from '../../errors/errors.ts'
import { findTokens } from '../../store/tokens.ts'
import { toServiceToken } from '../mapping/toServiceToken.ts'

/** What is known of a token. The contract is not asked: anybody could have any of them asked. */
export const getToken: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { shortName: chain, tokenAddress } = path
  const listed = context.tokens.listed(chain).find(({ address }) => address === tokenAddress)
  const [token] = listed
    ? [listed]
    : await context.database.run((db) => findTokens(db, chain.id, [tokenAddress]))
  if (!token) throw new NotFoundError('No Token matches the given query.')
  return toServiceToken(token)
}
