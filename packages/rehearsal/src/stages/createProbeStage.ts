import { type Hex, isHex, toHex } from 'viem'
import { RehearsalError } from '../errors.ts'
import type { Stage } from '../stage.ts'
import type { Request } from '../types.ts'
import { blockOverridesOf } from './blockOverridesOf.ts'
import { overridesOf } from './overridesOf.ts'

/** Rung two: any node that lets a call pretend code and storage. It hears no events. */
export function createProbeStage(request: Request): Stage {
  return {
    rung: 'probe',
    async play(scene) {
      const { at, data, gas, block, circumstances } = scene
      const { origin, gasPrice } = circumstances
      const call = { from: origin, to: at, data, gas: toHex(gas), gasPrice: toHex(gasPrice) }
      const answer = await request('eth_call', [
        call,
        { blockHash: block.hash },
        overridesOf(scene),
        ...(circumstances.block ? [blockOverridesOf(circumstances.block)] : []),
      ])
      // A node that does not know overrides finds nobody there, and says nothing.
      if (!isAnswer(answer)) throw new RehearsalError('unsupported', 'The probe did not answer.')
      return { data: answer, heard: null }
    },
  }
}

const isAnswer = (value: unknown): value is Hex => isHex(value) && value.length > 2
