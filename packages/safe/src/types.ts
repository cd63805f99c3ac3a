import type { Address, Hex } from 'viem'

/** 0 is a call. 1 is a delegatecall: the target's code runs with the Safe's storage and coins. */
export type Operation = 0 | 1

/** One call, as it stands in a batch and at the heart of a Safe transaction. */
export type Call = {
  to: Address
  value: bigint
  data: Hex
  operation: Operation
}

/** Everything that a Safe's owners sign. */
export type SafeTransaction = Call & {
  safeTxGas: bigint
  /** Called `dataGas` in Safes older than 1.0.0, in the same place. */
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

/** Which Safe: its hashes depend on all three. */
export type SafeAccount = {
  chainId: number | bigint
  address: Address
  /** What the contract's `VERSION()` answers, such as `1.4.1` or `1.3.0+L2`. */
  version: string
}
