import { type Address, getAddress, type Hex } from 'viem'
import {
  addressDigits,
  addressWord,
  hexDigits,
  toAddress,
  toHex,
  uintWord,
} from '../internal/abiWords.ts'
import type { SafeTransaction } from '../types.ts'
import { isOutcome, type MinedLog, readOutcome } from './readOutcome.ts'

/** A mined transaction with its logs, as the node gives it. */
export type MinedTransaction = {
  from: Address
  to: Address | null
  input: Hex
  logs: readonly MinedLog[]
}

export type ExecutedSignatures = {
  /** What the Safe itself said became of this hash; null when it said nothing. */
  outcome: 'success' | 'failure' | null
  /** Every list of signatures that came with exactly this transaction; empty when none is found. */
  signatures: readonly Hex[]
  /** Who called the Safe, where that is certain. */
  executor: Address | null
}

/** keccak256 of `SafeMultiSigTransaction(…)`, by which Safes on second layers tell what they run. */
const announcement = '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed'
/** Of `execTransaction`, the same in every version since 1.0.0. */
const selector = '6a761202'
/** Whoever writes more of them into one transaction wants to keep us busy. */
const maximumPlaces = 256
const maximumLists = 8

/**
 * The signatures with which a Safe executed a transaction: from the call itself, or from the Safe's
 * own event, or from wherever in the calldata this very transaction stands, when another contract
 * called the Safe. Nothing here is a proof of who signed: `prove` judges the bytes.
 */
export function readExecutedSignatures(
  mined: MinedTransaction,
  safe: Address,
  safeTxHash: Hex,
  transaction: SafeTransaction,
): ExecutedSignatures {
  const own = mined.logs.filter(({ address }) => isSame(address, safe))
  const outcome = readOutcome(mined.logs, safe, safeTxHash)
  if (outcome === null) return { outcome, signatures: [], executor: null }

  const wanted = wordsOf(transaction)
  const input = hexDigits(mined.input, 'input')
  if (mined.to !== null && isSame(mined.to, safe) && input.startsWith(selector)) {
    const signatures = readAt(input, selector.length, wanted)
    // Of several executions in one transaction, the call's own may be another than this.
    const isOnly = own.filter(isOutcome).length === 1
    const executor = isOnly ? getAddress(toAddress(addressDigits(mined.from, 'from'))) : null
    if (signatures) return { outcome, signatures: [signatures], executor }
  }
  for (const { topics, data } of own) {
    if (topics[0] !== announcement) continue
    const digits = hexDigits(data, 'data')
    const signatures = readAt(digits, 0, wanted)
    const info = signatures && bytesAt(digits, 0, 10)
    // Nonce, caller and threshold.
    if (!info || info.slice(0, 64) !== uintWord(transaction.nonce, 'nonce')) continue
    return {
      outcome,
      signatures: [signatures],
      executor: getAddress(toAddress(info.slice(88, 128))),
    }
  }
  return { outcome, signatures: search(input, wanted), executor: null }
}

type Wanted = { before: string; after: string; data: string }

/**
 * Whether it was a call of the Safe itself with exactly this transaction. That says nothing of the nonce:
 * the same may have been done before.
 */
export function callsTransaction(
  { to, input }: Pick<MinedTransaction, 'to' | 'input'>,
  safe: Address,
  transaction: SafeTransaction,
): boolean {
  const digits = hexDigits(input, 'input')
  if (to === null || !isSame(to, safe) || !digits.startsWith(selector)) return false
  return readAt(digits, selector.length, wordsOf(transaction)) !== null
}

/** The words of the parameters that stand where they are, and the data behind. */
function wordsOf(transaction: SafeTransaction): Wanted {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = transaction
  return {
    before: addressWord(to, 'to') + uintWord(value, 'value'),
    after: [
      uintWord(operation, 'operation'),
      uintWord(safeTxGas, 'safeTxGas'),
      uintWord(baseGas, 'baseGas'),
      uintWord(gasPrice, 'gasPrice'),
      addressWord(transaction.gasToken, 'gasToken'),
      addressWord(transaction.refundReceiver, 'refundReceiver'),
    ].join(''),
    data: hexDigits(data, 'data'),
  }
}

/** The signatures behind parameters that begin here, if they are those of the wanted transaction. */
function readAt(digits: string, start: number, { before, after, data }: Wanted): Hex | null {
  // Words of fixed place first: a stranger's bytes are copied only where these agree.
  if (!digits.startsWith(before, start) || !digits.startsWith(after, start + 3 * 64)) return null
  if (bytesAt(digits, start, 2) !== data) return null
  const signatures = bytesAt(digits, start, 9)
  return signatures === null ? null : toHex(signatures)
}

/** Bytes to which the word at this place points, read as the contract reads them. */
function bytesAt(digits: string, start: number, place: number): string | null {
  const offset = numberAt(digits, start + place * 64)
  if (offset === null) return null
  const length = numberAt(digits, start + offset * 2)
  if (length === null) return null
  const from = start + offset * 2 + 64
  return from + length * 2 <= digits.length ? digits.slice(from, from + length * 2) : null
}

/** A word that could be a place in these digits. */
function numberAt(digits: string, at: number): number | null {
  const word = digits.slice(at, at + 64)
  if (word.length !== 64) return null
  const value = BigInt(toHex(word))
  return value <= BigInt(digits.length) ? Number(value) : null
}

function search(input: string, wanted: Wanted): Hex[] {
  const found: Hex[] = []
  let places = 0
  for (let at = input.indexOf(selector); at !== -1; at = input.indexOf(selector, at + 1)) {
    if (++places > maximumPlaces || found.length === maximumLists) break
    // Half a byte away from where bytes begin.
    if (at % 2 === 1) continue
    const signatures = readAt(input, at + selector.length, wanted)
    if (signatures) found.push(signatures)
  }
  return found
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
