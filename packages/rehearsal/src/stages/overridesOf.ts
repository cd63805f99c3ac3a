import type { Address, Hex } from 'viem'
import { probeCode } from '../probe/probeCode.ts'
import type { Scene } from '../stage.ts'

type Override = { code?: Hex; stateDiff?: Readonly<Record<Hex, Hex>> }

/** What a node is asked to pretend: the probe in its place, and single slots. */
export function overridesOf({ at, slots }: Pick<Scene, 'at' | 'slots'>): Record<Address, Override> {
  const overrides: Record<Address, Override> = { [at]: { code: probeCode } }
  for (const [address, stateDiff] of Object.entries(slots)) {
    const key = address as Address // as they are kept
    overrides[key] = { ...overrides[key], stateDiff }
  }
  return overrides
}
