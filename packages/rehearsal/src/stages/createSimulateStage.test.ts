import { toHex, zeroAddress, zeroHash } from 'viem'
import { expect, it } from 'vitest'
import type { Scene } from '../stage.ts'
import { createSimulateStage } from './createSimulateStage.ts'

const scene: Scene = {
  ...{ block: { number: 1n, hash: zeroHash }, at: zeroAddress, data: '0x12', gas: 9n, slots: {} },
  circumstances: { origin: zeroAddress, gasPrice: 1n, funds: 0n, block: null },
}

it.each([
  ['of a large block as it is', 60n, 60n],
  ['of a block that is too small as large as it has to be', 5n, 9n],
  ['that nobody names as large as it has to be', null, 9n],
])('R-REH-5 code sees the limit %s', async (_, gasLimit, seen) => {
  const asked: unknown[] = []
  const request = async (_: string, params: readonly unknown[]) => {
    asked.push(params[0])
    return [{ calls: [{ returnData: '0x34', logs: [] }] }]
  }
  await createSimulateStage(request, { gasLimit }).play(scene)
  expect(asked).toMatchObject([
    { blockStateCalls: [{ blockOverrides: { gasLimit: toHex(seen) } }] },
  ])
})
