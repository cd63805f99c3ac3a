/** How long a result stays true. */
export type CacheRule =
  | { keep: 'never' }
  | { keep: 'forever' }
  /** Said of the newest block: until the next one. */
  | { keep: 'block' }
  /** Bound to a block by its hash: it cannot change. */
  | { keep: 'final' }
  /** Final once this block is. */
  | { keep: 'height'; height: bigint }
  /** Final once the block that the result names is. */
  | { keep: 'by-result' }

const NEVER: CacheRule = { keep: 'never' }
const BLOCK: CacheRule = { keep: 'block' }
const FINAL: CacheRule = { keep: 'final' }

const FIXED = new Map<string, CacheRule>([
  ['eth_chainId', { keep: 'forever' }],
  ['net_version', { keep: 'forever' }],
  ['eth_getBlockByHash', FINAL],
  ['eth_getBlockTransactionCountByHash', FINAL],
  ['eth_getTransactionByBlockHashAndIndex', FINAL],
  // A transaction can move to another block until that block is final.
  ['eth_getTransactionByHash', { keep: 'by-result' }],
  ['eth_getTransactionReceipt', { keep: 'by-result' }],
  ['eth_blobBaseFee', BLOCK],
  ['eth_blockNumber', BLOCK],
  ['eth_gasPrice', BLOCK],
  ['eth_maxPriorityFeePerGas', BLOCK],
  ['eth_syncing', BLOCK],
  ['web3_clientVersion', BLOCK],
])

/** Where each method names the block it speaks of. */
const BLOCK_PARAMETER = new Map<string, number>([
  ['eth_call', 1],
  ['eth_createAccessList', 1],
  ['eth_estimateGas', 1],
  ['eth_feeHistory', 1],
  ['eth_getBalance', 1],
  ['eth_getBlockByNumber', 0],
  ['eth_getBlockTransactionCountByNumber', 0],
  ['eth_getCode', 1],
  ['eth_getProof', 2],
  ['eth_getStorageAt', 2],
  ['eth_getTransactionByBlockNumberAndIndex', 0],
  ['eth_simulateV1', 1],
])

/** Unknown methods, sends and account nonces (a stale one spoils the next transaction): never. */
export function cacheRule(method: string, params: readonly unknown[]): CacheRule {
  const fixed = FIXED.get(method)
  if (fixed) return fixed
  if (method === 'eth_getLogs') return logRule(params[0])
  const index = BLOCK_PARAMETER.get(method)
  return index === undefined ? NEVER : blockRule(params[index])
}

function blockRule(block: unknown): CacheRule {
  if (block === undefined) return BLOCK
  if (typeof block === 'string') {
    if (block === 'latest' || block === 'safe' || block === 'finalized') return BLOCK
    if (block === 'earliest') return FINAL
    // Not `pending`: it changes with every transaction that comes in.
    const height = parseHeight(block)
    return height === undefined ? NEVER : { keep: 'height', height }
  }
  if (!isRecord(block)) return NEVER
  return 'blockHash' in block ? FINAL : blockRule(block.blockNumber ?? null)
}

function logRule(filter: unknown): CacheRule {
  if (!isRecord(filter)) return NEVER
  if (filter.blockHash !== undefined) return FINAL
  const [from, to] = [blockRule(filter.fromBlock), blockRule(filter.toBlock)]
  if (from.keep === 'never' || to.keep === 'never') return NEVER
  // The end decides, but only between numbers: a tag as the beginning moves.
  if (from.keep !== 'height' && from.keep !== 'final') return BLOCK
  return to
}

export function parseHeight(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value) ? BigInt(value) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
