import type { Asker, Reply } from '@countersign/judge'

type Provider = { request(asked: { method: string; params?: unknown }): Promise<unknown> }

type WalletAskerParameters = {
  /** The connected wallet's own; undefined when there is none. */
  provider: () => Promise<unknown>
  chainId: number
  /** For tests. */
  longestMs?: number
}

/** A wallet that asks its visitor about a read, or sleeps in the background, is not waited for. */
const LONGEST_MS = 8_000

const LATE = Symbol('late')
const SILENT: Reply = { state: 'silent' }

/** Not offered (EIP-1193, EIP-1474), not permitted, or not now: nobody was lied to. */
const NOT_OFFERED = new Set([4200, 4100, 4001, 4900, 4901, -32601, -32004, -32001, -32002])

/**
 * The node of the connected wallet, which is not ours. One that stands on another chain, or reads
 * nothing, is not asked; one that hangs is silent.
 */
export function createWalletAsker(parameters: WalletAskerParameters): Asker {
  const { chainId, longestMs = LONGEST_MS } = parameters
  return async (calls) => {
    const provider = await within<unknown>(longestMs, LATE, parameters.provider).catch(() => null)
    if (provider === LATE) return calls.map(() => SILENT)
    if (!isProvider(provider)) return calls.map(() => ({ state: 'notAsked' }))
    const ask = (method: string, params: readonly unknown[]) =>
      within(longestMs, SILENT, () => listen(() => provider.request({ method, params })))
    // Asked beside the rest: an answer of another chain is none.
    const [place, ...replies] = await Promise.all([
      ask('eth_chainId', []),
      ...calls.map(({ method, params }) => ask(method, params)),
    ])
    if (place.state !== 'said') return calls.map(() => place)
    return isSame(place.value, chainId) ? replies : calls.map(() => ({ state: 'notAsked' }))
  }
}

async function within<value>(
  milliseconds: number,
  late: value,
  ask: () => Promise<value>,
): Promise<value> {
  const { promise, resolve } = Promise.withResolvers<value>()
  const timer = setTimeout(() => resolve(late), milliseconds)
  return Promise.race([Promise.resolve().then(ask), promise]).finally(() => clearTimeout(timer))
}

async function listen(ask: () => Promise<unknown>): Promise<Reply> {
  try {
    const value = toPlain(await ask())
    return value === undefined || value === null ? SILENT : { state: 'said', value }
  } catch (error) {
    return isRefusal(error) ? { state: 'notAsked' } : SILENT
  }
}

/** A wallet is code on our page: of an object that is no JSON, nothing could be laid beside others. */
function toPlain(value: unknown): unknown {
  const text = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && NOT_OFFERED.has(Number(Reflect.get(error, 'code')))

function isSame(answer: unknown, chainId: number): boolean {
  return (typeof answer === 'string' || typeof answer === 'number') && Number(answer) === chainId
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' && value !== null && 'request' in value
