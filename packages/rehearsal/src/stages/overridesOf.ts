import { type Address, type Hex, isAddressEqual, toHex } from 'viem'
import { probeCode } from '../probe/probeCode.ts'
import type { Scene } from '../stage.ts'

type Override = { code?: Hex; balance?: Hex; stateDiff?: Readonly<Record<Hex, Hex>> }

/** What a node is asked to pretend: the probe in its place, single slots, and that the fee can be paid. */
export function overridesOf({
  at,
  slots,
  gas,
  circumstances: { origin, gasPrice, funds },
}: Pick<Scene, 'at' | 'slots' | 'gas' | 'circumstances'>): Record<Address, Override> {
  const overrides: Record<Address, Override> = { [at]: { code: probeCode } }
  const add = (address: Address, override: Override) => {
    const known = Object.keys(overrides).find((each) => isAddressEqual(each as Address, address))
    const key = (known ?? address) as Address // as they are kept
    overrides[key] = { ...overrides[key], ...override }
  }
  for (const [address, stateDiff] of Object.entries(slots)) {
    // A node may take an account with nothing pretended for a mistake.
    if (Object.keys(stateDiff).length > 0) add(address as Address, { stateDiff }) // as they are kept
  }
  // The fee is taken before anything is played, and is there then.
  add(origin, { balance: toHex(funds + gas * gasPrice) })
  return overrides
}
