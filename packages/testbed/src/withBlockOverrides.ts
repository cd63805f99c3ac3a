import type { Engine } from './startEngine.ts'

type Request = Engine['request']
type Block = { number: string; hash: string }

/** What a simulation fills with empty blocks before the one that it pretends; more is refused. */
const MOST_BLOCKS = 64n

/**
 * A call in a pretended block, as geth and its kin play it: the fourth parameter of `eth_call`. The engine
 * has no such call, but it can be told what its next block will be like: the call is made in that one, on a
 * snapshot that is gone back to. Nothing else is answered meanwhile, so that nobody sees it and nothing is lost.
 */
export function withBlockOverrides(request: Request): Request {
  const gate = createGate()
  return (method, params = []) => {
    const [call, block, overrides, pretended] = params
    if (method !== 'eth_call' || !isRecord(pretended)) {
      return gate.beside(() => request(method, params))
    }
    return gate.alone(async () => {
      const latest = await latestOf(request)
      // Only the newest block has a next one.
      if (!names(block, latest)) throw refusal('Only the newest block can be gone on from here.')
      const id = await request('evm_snapshot')
      try {
        await pretend(request, latest, pretended)
        return await request('eth_call', [call, 'pending', overrides])
      } finally {
        await request('evm_revert', [id])
      }
    })
  }
}

async function pretend(request: Request, latest: Block, pretended: Record<string, unknown>) {
  const { number, time, feeRecipient, prevRandao } = pretended
  const between = number === undefined ? 0n : BigInt(String(number)) - BigInt(latest.number) - 1n
  if (between < 0n || between > MOST_BLOCKS) throw refusal('That block is not near enough.')
  // All at the same time, which is not later than that of the one that follows.
  if (between > 0n) await request('hardhat_mine', [`0x${between.toString(16)}`, '0x0'])
  if (time !== undefined) await request('evm_setNextBlockTimestamp', [time])
  if (feeRecipient !== undefined) await request('hardhat_setCoinbase', [feeRecipient])
  if (prevRandao !== undefined) await request('hardhat_setPrevRandao', [prevRandao])
}

/** As nodes say that they do not take a parameter. */
const refusal = (message: string) => Object.assign(new Error(message), { code: -32602 })

const latestOf = async (request: Request) =>
  (await request('eth_getBlockByNumber', ['latest', false])) as Block // as every chain has one

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function names(block: unknown, { number, hash }: Block): boolean {
  const named = isRecord(block) ? (block.blockHash ?? block.blockNumber) : (block ?? 'latest')
  return ['latest', number, hash].includes(String(named))
}

/** Many may pass beside each other; who passes alone waits until they have, and they wait for them. */
function createGate() {
  let last: Promise<unknown> = Promise.resolve()
  const running = new Set<Promise<unknown>>()
  return {
    async beside<Result>(run: () => Promise<Result>): Promise<Result> {
      // Somebody else may have come first while this waited.
      for (let seen: unknown; seen !== last; ) {
        seen = last
        await last
      }
      const done = run()
      running.add(done)
      return done.finally(() => running.delete(done))
    },
    alone<Result>(run: () => Promise<Result>): Promise<Result> {
      const before = last
      const done = before.then(async () => {
        await Promise.allSettled(running)
        return run()
      })
      last = done.catch(() => undefined)
      return done
    },
  }
}
