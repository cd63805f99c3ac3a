import type { Address } from 'viem'
import { worldContracts } from '../world/contracts.ts'
import { tokens } from '../world/tokens.ts'
import type { ChainId } from './types.ts'

export type StoryToken = { address: Address; decimals: number }

/** The tokens that people of the story pay with, and the one that only looks like it. */
export const storyTokens = {
  31337: tokensOf(31337),
  31338: tokensOf(31338),
} as const

function tokensOf(id: ChainId) {
  const contracts = worldContracts[id]
  return {
    usdc: { address: contracts.usdc, decimals: tokens.usdc.decimals },
    orchard: { address: contracts.orchard, decimals: tokens.orchard.decimals },
    usdcLookalike: { address: contracts.usdcLookalike, decimals: tokens.usdcLookalike.decimals },
  } satisfies Record<string, StoryToken>
}
