import type { Call } from '@countersign/safe'
import { encodeFunctionData, parseUnits } from 'viem'
import { dailyLimitModule } from '../contracts/dailyLimitModule.ts'
import type { StoryToken } from '../storyTokens.ts'
import type { StorySafe } from '../types.ts'
import { batchCalls } from './batchCalls.ts'
import { changeSettings } from './changeSettings.ts'

/** A Safe sets up the module with a daily allowance, and lets it act. */
export function introduceModule(safe: StorySafe, token: StoryToken, allowance: string): Call {
  const data = encodeFunctionData({
    abi: dailyLimitModule.abi,
    functionName: 'setup',
    args: [[token.address], [parseUnits(allowance, token.decimals)]],
  })
  const { address } = dailyLimitModule
  return batchCalls(safe, [
    { to: address, value: 0n, data, operation: 0 },
    changeSettings(safe, { functionName: 'enableModule', args: [address] }),
  ])
}
