import type { Address } from 'viem'

/** Whether contracts and approvals stand for their owners; whom nobody could ask is left out. */
export type Vouched = Readonly<Record<Address, boolean>>

/** Who vouches by the word of all who answered: one who denies it is enough. */
export function agreedBy(heard: readonly Vouched[]): Vouched {
  const all = heard.flatMap((each) => Object.entries(each))
  const denied = all.filter(([, isVouched]) => !isVouched)
  // What stands later counts.
  return Object.fromEntries([...all, ...denied])
}
