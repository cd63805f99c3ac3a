import type { Call } from '@countersign/safe'
import { type Address, encodeFunctionData, parseAbi, parseUnits } from 'viem'
import { worldContracts } from '../../world/contracts.ts'
import type { StoryToken } from '../storyTokens.ts'

const abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

type Allowed = { spender: Address; amount: string /** In seconds. */; until: number }

/** Lets somebody take so many whole units of a token, by way of Permit2. */
export function approvePermit2(token: StoryToken, { spender, amount, until }: Allowed): Call {
  const args = [token.address, spender, parseUnits(amount, token.decimals), until] as const
  const data = encodeFunctionData({ abi, args })
  return { to: worldContracts[31337].permit2, value: 0n, data, operation: 0 }
}
