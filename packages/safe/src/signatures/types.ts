import type { Address, Hex } from 'viem'

/** Over the hash itself. */
export type EcdsaSignature = { kind: 'ecdsa'; r: Hex; s: Hex; v: 27 | 28 }
/** Over the `personal_sign` form of the hash. */
export type EthSignSignature = { kind: 'ethSign'; r: Hex; s: Hex; v: 31 | 32 }
/** No signature but a claim: this owner has called `approveHash`, or is the one who executes. */
export type ApprovedHashSignature = { kind: 'approvedHash'; owner: Address }
/** Bytes for the `isValidSignature` of an owner that is a contract. */
export type ContractSignature = { kind: 'contract'; owner: Address; data: Hex }

export type SafeSignature =
  | EcdsaSignature
  | EthSignSignature
  | ApprovedHashSignature
  | ContractSignature
