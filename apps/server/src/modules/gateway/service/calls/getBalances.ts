import type { getBalances as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { readBalances } from '../../domain/readBalances.ts'
import { neutralPicture } from '../../mapping/neutralPicture.ts'

export const getBalances: CallHandler<typeof endpoint> = async ({ context, path, query }) => {
  const choice = { trusted: query.trusted ?? false, excludeSpam: query.exclude_spam ?? false }
  const { coins, tokens } = await readBalances(context, path.shortName, path.safeAddress, choice)
  return [
    { tokenAddress: null, token: null, balance: coins.toString() },
    ...tokens.map(({ token: { address, name, symbol, decimals }, balance }) => ({
      tokenAddress: address,
      token: { name, symbol, decimals, logoUri: neutralPicture },
      balance: balance.toString(),
    })),
  ]
}
