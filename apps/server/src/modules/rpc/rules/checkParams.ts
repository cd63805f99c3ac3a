import { checkCall, checkTrial } from './checkCall.ts'
import { checkLogs, type LogsVerdict } from './checkLogs.ts'
import { checkSimulation } from './checkSimulation.ts'
import { isAddress, isBlock, isBytes, isQuantity, isWord } from './values.ts'

type Check = (params: readonly unknown[]) => string | undefined

const MAX_FEE_BLOCKS = 1_024n
const MAX_PERCENTILES = 100
const MAX_PROOF_KEYS = 64
const MAX_TRANSACTION_BYTES = 128 * 1024

/** A check by what stands in each place; places at the end may be absent if their check allows. */
function places(...checks: ((value: unknown) => boolean)[]): Check {
  return (params) => {
    if (params.length > checks.length) return `This method takes ${checks.length} parameters.`
    const wrong = checks.findIndex((check, index) => !check(params[index]))
    return wrong === -1 ? undefined : `Parameter ${wrong + 1} is not valid.`
  }
}

const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
const isSlot = (value: unknown) => isQuantity(value) || isWord(value)
const isHeight = (value: unknown) => typeof value === 'string' && isBlock(value)
const isFeeBlocks = (value: unknown) => {
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 && value <= 1_024
  return isQuantity(value) && BigInt(value) <= MAX_FEE_BLOCKS
}
const isPercentiles = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= MAX_PERCENTILES &&
    value.every((item) => typeof item === 'number'))
const isProofKeys = (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_PROOF_KEYS && value.every(isSlot)
const isTransaction = (value: unknown) => value !== '0x' && isBytes(value, MAX_TRANSACTION_BYTES)

/** Every method that is available, with what it may be asked. Exact names only. */
const CHECKS = new Map<string, Check>([
  ['eth_blobBaseFee', places()],
  ['eth_blockNumber', places()],
  ['eth_call', checkCall],
  ['eth_chainId', places()],
  ['eth_createAccessList', checkTrial],
  ['eth_estimateGas', checkTrial],
  ['eth_feeHistory', places(isFeeBlocks, isHeight, isPercentiles)],
  ['eth_gasPrice', places()],
  ['eth_getBalance', places(isAddress, isBlock)],
  ['eth_getBlockByHash', places(isWord, isFlag)],
  ['eth_getBlockByNumber', places(isHeight, isFlag)],
  ['eth_getBlockTransactionCountByHash', places(isWord)],
  ['eth_getBlockTransactionCountByNumber', places(isHeight)],
  ['eth_getCode', places(isAddress, isBlock)],
  ['eth_getLogs', (params) => checkLogs(params).fault],
  ['eth_getProof', places(isAddress, isProofKeys, isBlock)],
  ['eth_getStorageAt', places(isAddress, isSlot, isBlock)],
  ['eth_getTransactionByBlockHashAndIndex', places(isWord, isQuantity)],
  ['eth_getTransactionByBlockNumberAndIndex', places(isHeight, isQuantity)],
  ['eth_getTransactionByHash', places(isWord)],
  ['eth_getTransactionCount', places(isAddress, isBlock)],
  ['eth_getTransactionReceipt', places(isWord)],
  ['eth_maxPriorityFeePerGas', places()],
  ['eth_sendRawTransaction', places(isTransaction)],
  ['eth_simulateV1', checkSimulation],
  ['eth_syncing', places()],
  ['net_version', places()],
  ['web3_clientVersion', places()],
])

/** What a browser may ask a node: reads, and sending what a wallet has signed. */
export const ALLOWED_METHODS: ReadonlySet<string> = new Set(CHECKS.keys())

/** @returns why the parameters are refused */
export function checkParams(method: string, params: readonly unknown[]): string | undefined {
  return CHECKS.get(method)?.(params)
}

/** The first block of a log search that ends at the newest one. */
export function openRange(method: string, params: readonly unknown[]): bigint | undefined {
  if (method !== 'eth_getLogs') return undefined
  const verdict: LogsVerdict = checkLogs(params)
  return verdict.fault === undefined ? verdict.openFrom : undefined
}
