import type { Call } from '@countersign/safe'
import { type Address, encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import type { StoryToken } from '../storyTokens.ts'

/** A token, in whole units as text. */
export function sendToken(token: StoryToken, to: Address, amount: string): Call {
  const args = [to, parseUnits(amount, token.decimals)] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  return { to: token.address, value: 0n, data, operation: 0 }
}
