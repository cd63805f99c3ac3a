import type { Call } from '@countersign/safe'
import { type Address, parseEther } from 'viem'

/** Coin of the chain, in whole units as text. */
export function sendCoin(to: Address, amount: string): Call {
  return { to, value: parseEther(amount), data: '0x', operation: 0 }
}
