import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { drawBytes } from '../circumstances/draw.ts'
import { setUp } from './setUp.ts'

const account = `0x${'a'.repeat(40)}` as const
const block = {
  ...{ number: '0x10', timestamp: '0x20', baseFeePerGas: '0x7', gasLimit: '0x1c9c380' },
  hash: `0x${'1'.repeat(64)}`,
}

describe('R-REH-5 a wallet’s own calls, some minutes later', () => {
  it('are sent by the same account, with what it holds: of less it could not give as much', async () => {
    const held = 63n * 10n ** 18n
    const request = async (method: string) =>
      method === 'eth_getBalance' ? (`0x${held.toString(16)}` as Hex) : block
    const call = { to: `0x${'b'.repeat(40)}` as const, value: held, data: '0x' as const }
    const { plan, vary } = await setUp(
      request,
      { kind: 'account', account, calls: [call] },
      { height: undefined, setting: undefined, gasPrice: undefined, draw: drawBytes },
    )
    expect(plan.circumstances).toMatchObject({ origin: account, funds: held })
    for (let time = 0; time < 20; time += 1) {
      const { circumstances } = vary()
      expect(circumstances).toMatchObject({ origin: account, funds: held })
      expect(circumstances.gasPrice).toBeGreaterThan(plan.circumstances.gasPrice)
    }
  })
})
