import { getAddress, type Hex } from 'viem'
import { InvalidBatchError, LimitExceededError } from '../errors.ts'
import { hexDigits, toAddress, toHex } from '../internal/abiWords.ts'
import type { Call } from '../types.ts'

/** Operation 1 byte, target 20, value 32, length 32. */
const headDigits = 2 * (1 + 20 + 32 + 32)

/** The inverse of `packBatch`. Refuses whatever is not exactly such a list. */
export function unpackBatch(transactions: Hex, options: { maximumCalls?: number } = {}): Call[] {
  const { maximumCalls = 1000 } = options
  const digits = hexDigits(transactions, 'transactions')
  const calls: Call[] = []
  let position = 0
  while (position < digits.length) {
    if (calls.length === maximumCalls) {
      throw new LimitExceededError(`This batch has more than ${maximumCalls} calls.`)
    }
    const dataStart = position + headDigits
    if (dataStart > digits.length) throw new InvalidBatchError('The last call is cut off.')
    const operation = digits.slice(position, position + 2)
    // Any other byte makes the contract revert: it is no call at all.
    if (operation !== '00' && operation !== '01') {
      throw new InvalidBatchError('A call of this batch is neither a call nor a delegatecall.')
    }
    const length = BigInt(toHex(digits.slice(dataStart - 64, dataStart)))
    if (length > BigInt((digits.length - dataStart) / 2)) {
      throw new InvalidBatchError('The data of a call is shorter than it states.')
    }
    const end = dataStart + Number(length) * 2
    calls.push({
      operation: operation === '01' ? 1 : 0,
      to: getAddress(toAddress(digits.slice(position + 2, position + 42))),
      value: BigInt(toHex(digits.slice(position + 42, position + 106))),
      data: toHex(digits.slice(dataStart, end)),
    })
    position = end
  }
  return calls
}
