import { type Hex, toHex } from 'viem'
import type { PretendedBlock } from '../stage.ts'

/** A pretended block, as nodes want it said (`eth_simulateV1`, and the fourth parameter of `eth_call`). */
export const blockOverridesOf = (block: PretendedBlock): Record<string, Hex> => ({
  number: toHex(block.number),
  time: toHex(block.time),
  feeRecipient: block.coinbase,
  prevRandao: block.random,
  baseFeePerGas: toHex(block.baseFee),
})
