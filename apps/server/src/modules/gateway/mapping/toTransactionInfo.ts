import type { TransactionInfo } from '@countersign/gateway'
import { type CallDecoding, type DecodedCall, decodeCall } from '@countersign/safe'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { GasTerms, SafeCall } from '../store/record.ts'
import type { Tokens } from '../store/token.ts'
import { toAddressInfo } from './toAddressInfo.ts'
import { type FunctionsOf, toDataDecoded } from './toDataDecoded.ts'
import { SETTINGS_METHODS, toSettingsInfo } from './toSettingsInfo.ts'
import { toTransferInfo } from './toTransferInfo.ts'

type ToTransactionInfoParameters = {
  safe: Address
  /** `null`: nobody could find out. */
  call: SafeCall | null
  gas?: GasTerms | null
  tokens: Tokens
  functionsOf: FunctionsOf
}

/** What kind of transaction this is, in the order in which the gateway decides it. */
export function toTransactionInfo(parameters: ToTransactionInfoParameters): TransactionInfo {
  const { safe, call, tokens, functionsOf } = parameters
  if (!call) return unknownContents()
  const decoding = decodeCall(call.data, { functions: functionsOf(call.to) })
  const hasData = call.data !== '0x'
  const hasValue = call.value !== '0'
  if (call.operation === 0 && !(hasValue && hasData)) {
    if (hasValue)
      return transfer(safe, safe, call.to, { kind: 'native', token: null, value: call.value })
    const info =
      settings(safe, call, decoding, functionsOf) ?? tokenTransfer(safe, call, decoding, tokens)
    if (info) return info
  }
  return {
    type: 'Custom',
    humanDescription: null,
    to: toAddressInfo(call.to, tokens.get(call.to)?.name),
    dataSize: String(call.data.length / 2 - 1),
    value: call.value,
    methodName: decoding.status === 'decoded' ? decoding.name : null,
    isCancellation: isCancellation(safe, call, parameters.gas ?? null),
    actionCount: countActions(call, decoding, functionsOf),
  }
}

function unknownContents(): TransactionInfo {
  return {
    type: 'Custom',
    humanDescription: null,
    to: toAddressInfo(zeroAddress, 'Not known'),
    dataSize: '0',
    value: null,
    methodName: null,
    isCancellation: false,
    actionCount: null,
  }
}

function settings(
  safe: Address,
  { to, data }: SafeCall,
  decoding: CallDecoding,
  functionsOf: FunctionsOf,
): TransactionInfo | undefined {
  if (decoding.status !== 'decoded' || !SETTINGS_METHODS.has(decoding.name)) return undefined
  const dataDecoded = isAddressEqual(to, safe) ? toDataDecoded(data, to, functionsOf) : null
  if (!dataDecoded) return undefined
  const settingsInfo = toSettingsInfo(safe, data)
  return { type: 'SettingsChange', humanDescription: null, dataDecoded, settingsInfo }
}

const MOVES = new Set(['transfer', 'transferFrom', 'safeTransferFrom'])

/** A call that moves a token which is known, out of the Safe or into it. */
function tokenTransfer(
  safe: Address,
  { to }: SafeCall,
  decoding: CallDecoding,
  tokens: Tokens,
): TransactionInfo | undefined {
  const token = tokens.get(to)
  const move = readMove(safe, decoding)
  if (!token || !move) return undefined
  const { from, recipient, value } = move
  if (!isAddressEqual(from, safe) && !isAddressEqual(recipient, safe)) return undefined
  return transfer(safe, from, recipient, { kind: token.kind, token: to, value }, tokens)
}

/** Who gives what to whom, by a call that looks like a transfer of a token. */
export function readMove(
  safe: Address,
  decoding: CallDecoding,
): { from: Address; recipient: Address; value: string } | undefined {
  if (decoding.status !== 'decoded' || !MOVES.has(decoding.name)) return undefined
  if (!isTokenFamily(decoding.family)) return undefined
  const values = decoding.parameters.map(({ value }) => value)
  if (decoding.name === 'transfer') {
    // The registry's own signatures fix the types: who, how much.
    return { from: safe, recipient: values[0] as Address, value: String(values[1]) }
  }
  return {
    from: values[0] as Address, // as above: from, to, how much or which
    recipient: values[1] as Address,
    value: String(values[2]),
  }
}

function isTokenFamily(family: DecodedCall['family']): boolean {
  return family === 'erc20' || family === 'erc20And721' || family === 'erc721'
}

function transfer(
  safe: Address,
  from: Address,
  to: Address,
  asset: Parameters<typeof toTransferInfo>[0],
  tokens?: Tokens,
): TransactionInfo {
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: toAddressInfo(from),
    recipient: toAddressInfo(to),
    direction: isAddressEqual(from, safe) ? 'OUTGOING' : 'INCOMING',
    transferInfo: toTransferInfo(asset, asset.token ? tokens?.get(asset.token) : undefined),
  }
}

/** A transaction that does nothing but use up a nonce. */
function isCancellation(safe: Address, call: SafeCall, gas: GasTerms | null): boolean {
  const { to, value, data, operation } = call
  if (!isAddressEqual(to, safe) || value !== '0' || data !== '0x' || operation !== 0) return false
  if (!gas) return true
  const terms = [gas.safeTxGas, gas.baseGas, gas.gasPrice].map((amount) => amount !== '0')
  const set = [...terms, gas.gasToken !== zeroAddress, gas.refundReceiver !== zeroAddress]
  return set.every((given) => !given) || set.every((given) => given)
}

function countActions(
  { data, to }: SafeCall,
  decoding: CallDecoding,
  functionsOf: FunctionsOf,
): number | null {
  if (decoding.status !== 'decoded' || decoding.family !== 'multiSend') return null
  const calls = toDataDecoded(data, to, functionsOf)?.parameters?.[0]?.valueDecoded
  return Array.isArray(calls) ? calls.length : null
}
