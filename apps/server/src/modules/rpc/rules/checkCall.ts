import { checkBlockOverrides, MAX_GAS } from './checkBlockOverrides.ts'
import { checkOverrides } from './checkOverrides.ts'
import { isAddress, isBlock, isBytes, isQuantity, isRecord, isWord } from './values.ts'

/**
 * A Safe is asked for the hash of a whole batch, so that there is room for the largest that our own
 * composer makes (40 kB) and what stands around it. As hex it still fits into a body, of 128 kB.
 */
const MAX_DATA_BYTES = 48 * 1024
const MAX_ACCESS_ENTRIES = 64

const QUANTITIES = [
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'value',
  'nonce',
  'type',
  'chainId',
]

/** `[transaction, block?, overrides?, blockOverrides?]` of eth_call. @returns why not */
export function checkCall([transaction, block, overrides, ...rest]: readonly unknown[]) {
  const [pretended, ...more] = rest
  if (more.length > 0) return 'This method takes 4 parameters.'
  return checkTrial([transaction, block, overrides]) ?? checkBlockOverrides(pretended)
}

/** `[transaction, block?, overrides?]` of its kin. @returns why not */
export function checkTrial(params: readonly unknown[]): string | undefined {
  const [transaction, block, overrides, ...rest] = params
  if (rest.length > 0) return 'Changing the block of a simulation is not available here.'
  if (!isRecord(transaction)) return 'The first parameter is the call, an object.'
  if (!isBlock(block)) return 'The second parameter is a block: a tag, a number or a hash.'
  return checkTransaction(transaction) ?? checkOverrides(overrides, transaction.from)
}

/** A call's own fields. @returns why not */
export function checkTransaction(transaction: Record<string, unknown>): string | undefined {
  for (const [name, value] of Object.entries(transaction)) {
    const fault = checkField(name, value)
    if (fault) return fault
  }
  const { data, input, gas } = transaction
  if (data !== undefined && input !== undefined && data !== input) {
    return 'data and input are two names of one thing and differ here.'
  }
  // A call without a limit gets the node's own.
  if (isQuantity(gas) && BigInt(gas) > MAX_GAS) return `gas may be ${MAX_GAS} at most.`
  return undefined
}

function checkField(name: string, value: unknown): string | undefined {
  if (name === 'from') return isAddress(value) ? undefined : 'from is an address.'
  // Null is how some libraries write a call that creates a contract.
  if (name === 'to') return value === null || isAddress(value) ? undefined : 'to is an address.'
  if (name === 'data' || name === 'input') {
    const limit = `${name} is hex, ${MAX_DATA_BYTES / 1024} kB at most.`
    return isBytes(value, MAX_DATA_BYTES) ? undefined : limit
  }
  if (name === 'accessList') return isAccessList(value) ? undefined : 'accessList is not valid.'
  if (!QUANTITIES.includes(name)) return 'The call has a field that is not available here.'
  return isQuantity(value) ? undefined : `${name} is a number in hex.`
}

function isAccessList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MAX_ACCESS_ENTRIES) return false
  return value.every((entry) => {
    if (!isRecord(entry) || !isAddress(entry.address)) return false
    const { storageKeys } = entry
    return (
      Array.isArray(storageKeys) &&
      storageKeys.length <= MAX_ACCESS_ENTRIES &&
      storageKeys.every(isWord)
    )
  })
}
