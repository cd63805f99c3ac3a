import { checkTransaction, MAX_GAS } from './checkCall.ts'
import { checkOverrides } from './checkOverrides.ts'
import { isBlock, isQuantity, isRecord } from './values.ts'

/**
 * `[simulation, block?]` of eth_simulateV1: one call in one block, with what our own rehearsals pretend
 * and nothing else. Where the block's gas is pretended, it is bounded as the call's is.
 * @returns why not
 */
export function checkSimulation(params: readonly unknown[]): string | undefined {
  const [simulation, block, ...rest] = params
  if (rest.length > 0) return 'This method takes 2 parameters.'
  if (!isRecord(simulation)) return 'The first parameter is the simulation, an object.'
  if (!isBlock(block)) return 'The second parameter is a block: a tag, a number or a hash.'
  const { blockStateCalls, traceTransfers, validation, ...others } = simulation
  if (Object.keys(others).length > 0)
    return 'The simulation has a field that is not available here.'
  if (!isFlag(traceTransfers) || !isFlag(validation)) return 'Flags are true or false.'
  if (!Array.isArray(blockStateCalls) || blockStateCalls.length !== 1) return 'Simulate one block.'
  return checkBlock(blockStateCalls[0])
}

function checkBlock(block: unknown): string | undefined {
  if (!isRecord(block)) return 'A simulated block is an object.'
  const { stateOverrides, blockOverrides, calls, ...others } = block
  if (Object.keys(others).length > 0) return 'The block has a field that is not available here.'
  if (!Array.isArray(calls) || calls.length !== 1 || !isRecord(calls[0]))
    return 'Simulate one call.'
  return checkGas(blockOverrides) ?? checkTransaction(calls[0]) ?? checkOverrides(stateOverrides)
}

function checkGas(overrides: unknown): string | undefined {
  if (overrides === undefined) return undefined
  if (!isRecord(overrides)) return 'Block overrides are an object.'
  const { gasLimit, ...others } = overrides
  if (Object.keys(others).length > 0) return 'Only the gas limit of a block may be overridden here.'
  const isFine = isQuantity(gasLimit) && BigInt(gasLimit) <= MAX_GAS
  return isFine ? undefined : `gasLimit may be ${MAX_GAS} at most.`
}

const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
