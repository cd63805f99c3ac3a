import type { Asker, Reply } from './asker.ts'

type Provider = { request(asked: { method: string; params?: unknown }): Promise<unknown> }

type WalletAskerParameters = {
  /** The connected wallet's own; undefined when there is none. */
  provider: () => Promise<unknown>
  chainId: number
  /** For tests. */
  longestMs?: number
}

/** A wallet that asks its visitor about a read, or sleeps in the background, is not waited for. */
const LONGEST_MS = 4_000

/** Not offered (EIP-1193, EIP-1474), not permitted, or not now: nobody was lied to. */
const NOT_OFFERED = new Set([4200, 4100, 4001, 4900, 4901, -32601, -32004, -32001, -32002])

/**
 * The node of the connected wallet, which is not ours. One that stands on another chain, or reads
 * nothing, is not asked; one that hangs is silent.
 */
export function createWalletAsker(parameters: WalletAskerParameters): Asker {
  const { chainId, longestMs = LONGEST_MS } = parameters
  return async (calls) => {
    const provider = await parameters.provider().catch(() => undefined)
    if (!isProvider(provider)) return calls.map(() => ({ state: 'notAsked' }))
    const ask = (method: string, params: readonly unknown[]) =>
      within(longestMs, () => provider.request({ method, params }))
    // Asked beside the rest: an answer of another chain is none.
    const [place, ...replies] = await Promise.all([
      ask('eth_chainId', []),
      ...calls.map(({ method, params }) => ask(method, params)),
    ])
    if (place.state !== 'said') return calls.map(() => place)
    return isSame(place.value, chainId) ? replies : calls.map(() => ({ state: 'notAsked' }))
  }
}

async function within(milliseconds: number, ask: () => Promise<unknown>): Promise<Reply> {
  const { promise: late, resolve } = Promise.withResolvers<Reply>()
  const timer = setTimeout(() => resolve({ state: 'silent' }), milliseconds)
  const answer = Promise.resolve()
    .then(ask)
    .then(
      (value): Reply =>
        value === undefined || value === null ? { state: 'silent' } : { state: 'said', value },
      (error: unknown): Reply => ({ state: isRefusal(error) ? 'notAsked' : 'silent' }),
    )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && NOT_OFFERED.has(Number(Reflect.get(error, 'code')))

function isSame(answer: unknown, chainId: number): boolean {
  return (typeof answer === 'string' || typeof answer === 'number') && Number(answer) === chainId
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' && value !== null && 'request' in value
