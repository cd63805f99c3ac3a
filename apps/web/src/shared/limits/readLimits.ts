import type { Address, Client } from 'viem'
import { readContract } from 'viem/actions'
import { allowanceAbi as abi } from './allowanceAbi.ts'
import type { Limit, LimitModule } from './limit.ts'

/** A Safe may have named thousands; so many are shown. */
const MOST_DELEGATES = 50
const MOST_TOKENS = 20

/** Who may spend how much of a Safe's without its owners. */
export async function readLimits(
  client: Client,
  { address }: LimitModule,
  safe: Address,
): Promise<Limit[]> {
  const [delegates] = await readContract(client, {
    ...{ address, abi, functionName: 'getDelegates' },
    args: [safe, 0, MOST_DELEGATES],
  })
  const found = await Promise.all(
    delegates.map(async (delegate) => {
      const tokens = await readContract(client, {
        ...{ address, abi, functionName: 'getTokens' },
        args: [safe, delegate],
      })
      return Promise.all(
        tokens.slice(0, MOST_TOKENS).map(async (token): Promise<Limit> => {
          const [amount, spent, resetMinutes, lastReset] = await readContract(client, {
            ...{ address, abi, functionName: 'getTokenAllowance' },
            args: [safe, delegate, token],
          })
          const times = { resetMinutes: Number(resetMinutes), lastReset: Number(lastReset) }
          return { delegate, token, amount, spent, ...times }
        }),
      )
    }),
  )
  return found.flat().filter(({ amount }) => amount > 0n)
}
