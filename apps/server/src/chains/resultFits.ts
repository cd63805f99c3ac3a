type Check = (result: unknown, params: readonly unknown[]) => boolean

const quantity: Check = (result) => typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result)
const data: Check = (result) => typeof result === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(result)
const hash: Check = (result) => typeof result === 'string' && /^0x[0-9a-f]{64}$/i.test(result)
const text: Check = (result) => typeof result === 'string'
const list: Check = (result) => Array.isArray(result)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const object: Check = (result) => isObject(result)
const orNull =
  (check: Check): Check =>
  (result, params) =>
    result === null || check(result, params)
/** The thing that was asked for by its hash says that it has that hash. */
const named =
  (field: string): Check =>
  (result, [asked]) =>
    isObject(result) && sameText(result[field], asked)
const orFalse =
  (check: Check): Check =>
  (result, params) =>
    result === false || check(result, params)

function sameText(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false
  return one.toLowerCase() === other.toLowerCase()
}

const CHECKS = new Map<string, Check>([
  ['eth_blobBaseFee', quantity],
  ['eth_blockNumber', quantity],
  ['eth_call', data],
  ['eth_chainId', quantity],
  ['eth_createAccessList', object],
  ['eth_estimateGas', quantity],
  ['eth_feeHistory', object],
  ['eth_gasPrice', quantity],
  ['eth_getBalance', quantity],
  ['eth_getBlockByHash', orNull(named('hash'))],
  ['eth_getBlockByNumber', orNull(object)],
  ['eth_getBlockTransactionCountByHash', orNull(quantity)],
  ['eth_getBlockTransactionCountByNumber', orNull(quantity)],
  ['eth_getCode', data],
  ['eth_getLogs', list],
  ['eth_getProof', object],
  ['eth_getStorageAt', data],
  ['eth_getTransactionByBlockHashAndIndex', orNull(object)],
  ['eth_getTransactionByBlockNumberAndIndex', orNull(object)],
  ['eth_getTransactionByHash', orNull(named('hash'))],
  ['eth_getTransactionCount', quantity],
  ['eth_getTransactionReceipt', orNull(named('transactionHash'))],
  ['eth_maxPriorityFeePerGas', quantity],
  ['eth_sendRawTransaction', hash],
  ['eth_simulateV1', list],
  ['eth_syncing', orFalse(object)],
  ['net_version', text],
  ['web3_clientVersion', text],
])

/**
 * Whether a result is of the kind its method gives. It cannot be known to be true, but a node that
 * answers a balance with a web page's words, or one transaction with another, is broken.
 */
export function resultFits(method: string, params: readonly unknown[], result: unknown): boolean {
  return CHECKS.get(method)?.(result, params) ?? true
}
