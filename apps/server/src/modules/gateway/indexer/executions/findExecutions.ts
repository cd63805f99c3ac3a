import type { SafeTransactionFields } from '../events/decodeEvent.ts'
import { bytesAt, toAddress, toAmount, toNumber, wordAt } from '../events/words.ts'

/** Of `execTransaction`, the same in every version since 1.0.0. */
const SELECTOR = '6a761202'
/** Whoever writes more of them into one transaction wants to keep us busy. */
const MAX_FOUND = 256

/** `at`: where in the input's digits it begins. */
export type FoundExecution = SafeTransactionFields & { at: number }

/**
 * Everything in a transaction's input that could be a call of `execTransaction`: the input itself,
 * or a part of it at any depth, as in a batch or in another Safe's transaction. Whether it was
 * called, and by whom, is not known: the hash decides.
 */
export function findExecutions(input: string): FoundExecution[] {
  const digits = input.slice(2)
  const found: FoundExecution[] = []
  for (
    let at = digits.indexOf(SELECTOR);
    at !== -1 && found.length < MAX_FOUND;
    at = digits.indexOf(SELECTOR, at + 1)
  ) {
    // Half a byte away from where bytes begin.
    if (at % 2 === 1) continue
    const fields = readFields(digits, at + SELECTOR.length)
    if (fields) found.push({ ...fields, at })
  }
  return found
}

function readFields(digits: string, start: number): SafeTransactionFields | undefined {
  const amount = (index: number) => toAmount(wordAt(digits, index, start))
  const address = (index: number) => toAddress(wordAt(digits, index, start))
  const to = address(0)
  const value = amount(1)
  const operation = toNumber(wordAt(digits, 3, start), 2)
  const gasToken = address(7)
  const refundReceiver = address(8)
  if (to === undefined || value === undefined || gasToken === undefined) return undefined
  if (refundReceiver === undefined || (operation !== 0 && operation !== 1)) return undefined
  const [safeTxGas, baseGas, gasPrice] = [amount(4), amount(5), amount(6)]
  if (safeTxGas === undefined || baseGas === undefined || gasPrice === undefined) return undefined
  const data = bytesAt(digits, 2, start)
  const signatures = bytesAt(digits, 9, start)
  if (data === undefined || signatures === undefined) return undefined
  return {
    to,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    signatures,
  }
}
