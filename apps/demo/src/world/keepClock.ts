import type { ChainRequest } from './types.ts'

const blockMakers = new Set([
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'evm_mine',
  'hardhat_mine',
])

/**
 * Keeps a chain's clock right across `evm_revert`. By itself the engine adds the time spent since the
 * snapshot once more to its clock, so that every revert would carry the chain further into the future.
 *
 * The engine cannot turn its clock back, but takes the time of a block and goes on from there: after a
 * revert the next block is given the time it would have had.
 */
export function keepClock(request: ChainRequest): ChainRequest {
  const offsets = new Map<unknown, number>()
  /** Seconds between the chain's clock and ours that the next block has to restore. */
  let due: number | undefined

  // Moving the clock by nothing is the one way to ask how far it has been moved in all.
  const readOffset = async () => Number(await request('evm_increaseTime', [0]))

  const makeBlock: ChainRequest = async (method, params) => {
    // A block whose time is given moves the clock on purpose.
    if (method === 'evm_mine' && params?.[0] !== undefined) due = undefined
    if (due === undefined) return request(method, params)
    const time = Math.floor(Date.now() / 1000) + due
    await request('evm_setNextBlockTimestamp', [Math.max(time, await readLatestTime(request))])
    const result = await request(method, params)
    // A transaction can be queued without a block; then the next request has to do it.
    if ((await readOffset()) === due) due = undefined
    return result
  }

  return async (method, params = []) => {
    if (blockMakers.has(method)) return makeBlock(method, params)
    const result = await request(method, params)
    if (method === 'evm_snapshot') {
      offsets.set(result, due ?? (await readOffset()))
    } else if (method === 'evm_revert' && result === true) {
      due = offsets.get(params[0])
    } else if (method === 'evm_increaseTime' && due !== undefined) {
      due += Number(params[0])
    } else if (method === 'evm_setNextBlockTimestamp') {
      due = undefined
    }
    return result
  }
}

async function readLatestTime(request: ChainRequest): Promise<number> {
  // A running chain always has a latest block, and its time is a hex number.
  const block = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(block.timestamp)
}
