import { checkBlockOverrides } from './checkBlockOverrides.ts'
import { checkTransaction } from './checkCall.ts'
import { checkOverrides } from './checkOverrides.ts'
import { isBlock, isRecord } from './values.ts'

/**
 * `[simulation, block?]` of eth_simulateV1: one call in one block, with what our own rehearsals pretend
 * and nothing else.
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
  const [call] = calls
  return (
    checkBlockOverrides(blockOverrides) ??
    checkTransaction(call) ??
    checkOverrides(stateOverrides, call.from)
  )
}

const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
