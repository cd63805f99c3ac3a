/** More gas around a call than any signatures and calldata cost: the rest would be the receiver's. */
const MOST_BASE_GAS = 10_000_000n

/** Whether a Safe would have to pay for gas that nobody can spend. */
export const paysForNothing = ({ baseGas }: { baseGas: bigint }): boolean => baseGas > MOST_BASE_GAS
