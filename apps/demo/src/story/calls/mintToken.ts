import type { Call } from '@countersign/safe'
import { type Address, encodeFunctionData, parseAbi, parseUnits } from 'viem'
import type { StoryToken } from '../storyTokens.ts'

const abi = parseAbi(['function mint(address to, uint256 amount)'])

/** New units of a token, which only its issuer can make. */
export function mintToken(token: StoryToken, to: Address, amount: string): Call {
  const data = encodeFunctionData({ abi, args: [to, parseUnits(amount, token.decimals)] })
  return { to: token.address, value: 0n, data, operation: 0 }
}
