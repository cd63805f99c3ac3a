import { BaseError } from 'viem'

/** What viem says when a contract refuses, has no such function, or answers something else. */
const CONTRACT_ERRORS = new Set([
  'AbiDecodingDataSizeTooSmallError',
  'AbiDecodingZeroDataError',
  'ContractFunctionRevertedError',
  'ContractFunctionZeroDataError',
  'ExecutionRevertedError',
  'PositionOutOfBoundsError',
  'RawContractError',
])

/** Whether the node is at fault rather than what stands at the address. In doubt, the node. */
export function isNodeFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true
  const fault = error.walk((cause) => cause instanceof Error && CONTRACT_ERRORS.has(cause.name))
  return fault === null
}
