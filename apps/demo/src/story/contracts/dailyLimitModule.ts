import { createRequire } from 'node:module'
import { type Abi, concat, getCreate2Address, type Hex, zeroHash } from 'viem'
import { factories } from '../../world/setUp/factories.ts'

const require = createRequire(import.meta.url)

// The published file has these fields; a test uses the contract they make.
const { abi, bytecode } = require('safe-contracts-1.1.1/build/contracts/DailyLimitModule.json') as {
  abi: Abi
  bytecode: Hex
}

/**
 * Lets each owner spend a little every day without the others. A module by Safe's own makers: it
 * serves the first Safe that sets it up, so there is one on each chain.
 */
export const dailyLimitModule = {
  abi,
  address: getCreate2Address({ from: factories.safe, salt: zeroHash, bytecode }),
  /** Anybody may send this. */
  creation: { to: factories.safe, data: concat([zeroHash, bytecode]) },
} as const
