import type { Hex } from 'viem'
import { addressWord, hexDigits, operationDigit, toHex, uintWord } from '../internal/abiWords.ts'
import { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
import type { SafeTransaction } from '../types.ts'

/** The selector of `execTransaction`, and the bytes of its ten parameters before the dynamic ones. */
const selector = '6a761202'
const head = 320

/** What is sent to a Safe to execute a transaction that its owners signed. */
export function encodeExecution(
  transaction: SafeTransaction,
  signatures: readonly SignedBy[],
): Hex {
  const { to, value, operation, safeTxGas, baseGas, gasPrice, gasToken } = transaction
  const data = bytesWords(transaction.data, 'data')
  return toHex(
    [
      selector,
      addressWord(to, 'to'),
      uintWord(value, 'value'),
      uintWord(head, 'offset'),
      uintWord(operationDigit(operation, 'operation'), 'operation'),
      uintWord(safeTxGas, 'safeTxGas'),
      uintWord(baseGas, 'baseGas'),
      uintWord(gasPrice, 'gasPrice'),
      addressWord(gasToken, 'gasToken'),
      addressWord(transaction.refundReceiver, 'refundReceiver'),
      uintWord(head + data.length / 2, 'offset'),
      data,
      bytesWords(packSignatures(signatures), 'signatures'),
    ].join(''),
  )
}

/** Their number, and they themselves, filled up to whole words. */
function bytesWords(bytes: Hex, field: string): string {
  const digits = hexDigits(bytes, field)
  const padding = '0'.repeat((64 - (digits.length % 64)) % 64)
  return uintWord(digits.length / 2, field) + digits + padding
}
