import type { Call } from '@countersign/safe'
import { type Address, encodeFunctionData, parseUnits } from 'viem'
import { dailyLimitModule } from '../contracts/dailyLimitModule.ts'
import type { StoryToken } from '../storyTokens.ts'

/** What an owner sends to the module to pay somebody out of the day's allowance. */
export function spendDaily(token: StoryToken, to: Address, amount: string): Call {
  const data = encodeFunctionData({
    abi: dailyLimitModule.abi,
    functionName: 'executeDailyLimit',
    args: [token.address, to, parseUnits(amount, token.decimals)],
  })
  return { to: dailyLimitModule.address, value: 0n, data, operation: 0 }
}
