import type { Call } from '@countersign/safe'
import { type Address, encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import type { StoryToken } from '../storyTokens.ts'

/** Lets somebody take so many whole units of a token. */
export function approveToken(token: StoryToken, spender: Address, amount: string): Call {
  const args = [spender, parseUnits(amount, token.decimals)] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  return { to: token.address, value: 0n, data, operation: 0 }
}
