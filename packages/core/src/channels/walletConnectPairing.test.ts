import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { PairingExpiredError, RelayUnreachableError } from '../errors/walletConnect.ts'
import { timeouts } from '../provider/timeouts.ts'
import type { ConnectReport } from './channel.ts'
import { pair } from './walletConnectPairing.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const NOW = 1_800_000_000_000

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

type Answer = { uri?: string; approval(): Promise<unknown> }

/** A client whose relay and wallet do as they are told; it counts who listens. */
function scriptedClient(connect: () => Promise<Answer>) {
  const ended: string[] = []
  const refusals = new Set<(reason: unknown) => void>()
  const client = {
    connect: vi.fn(connect),
    session: { keys: ['topic'] },
    disconnect: async ({ topic }: { topic: string }) => void ended.push(topic),
    core: {
      relayer: {
        on: (_: string, listener: (reason: unknown) => void) => void refusals.add(listener),
        off: (_: string, listener: (reason: unknown) => void) => void refusals.delete(listener),
      },
    },
  }
  // Pairing touches nothing else of a client.
  return {
    client: client as unknown as WalletConnectClient,
    connect: client.connect,
    ended,
    refusals,
  }
}

const session = (accounts = [`eip155:1:${ACCOUNT}`]) => ({
  topic: 'topic',
  namespaces: { eip155: { accounts, methods: [], events: [] } },
})

const never = () => new Promise<never>(() => {})
const code = (approval: () => Promise<unknown> = never): Answer => ({
  uri: `wc:abc@2?expiryTimestamp=${NOW / 1_000 + 300}&symKey=x`,
  approval,
})

function begin(connect: () => Promise<Answer>) {
  const scripted = scriptedClient(connect)
  const reports: ConnectReport[] = []
  const abort = new AbortController()
  const outcome = pair({
    client: scripted.client,
    chainIds: [1],
    timeouts,
    signal: abort.signal,
    report: (event) => reports.push(event),
  })
  // Looked at later; until then it is not unhandled.
  outcome.catch(() => {})
  const types = () =>
    reports.map((event) => ('reason' in event ? `${event.type}:${event.reason}` : event.type))
  return { ...scripted, abort, outcome, reports, types }
}

describe('the clock', () => {
  it('R-UI-11 ends a code at its expiry, also when WalletConnect sleeps', async () => {
    const { reports, types } = begin(async () => code())
    await vi.advanceTimersByTimeAsync(0)
    expect(reports).toEqual([{ type: 'pairingCreated', uri: code().uri, expiresAt: NOW + 300_000 }])
    await vi.advanceTimersByTimeAsync(299_999)
    expect(types()).toEqual(['pairingCreated'])
    await vi.advanceTimersByTimeAsync(1)
    expect(types()).toEqual(['pairingCreated', 'pairingLost:expired', 'pairingCreated'])
  })

  it('R-UI-11 gives a code without an expiry five minutes', async () => {
    const { reports } = begin(async () => ({ ...code(), uri: 'wc:abc@2?symKey=x' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(reports).toMatchObject([{ expiresAt: NOW + 300_000 }])
  })

  it('R-UI-11 stops after an hour in which nobody came', async () => {
    let shown = 0
    const { outcome, connect } = begin(async () => {
      shown += 1
      return { ...code(), uri: `wc:${shown}@2?symKey=x` }
    })
    await vi.advanceTimersByTimeAsync(3_600_000)
    await expect(outcome).rejects.toThrow(PairingExpiredError)
    expect(connect).toHaveBeenCalledTimes(12)
  })

  it('R-ERR-4 does not wait for the relay for ever', async () => {
    const { outcome, refusals } = begin(never)
    await vi.advanceTimersByTimeAsync(timeouts.open)
    await expect(outcome).rejects.toThrow(RelayUnreachableError)
    expect(refusals.size).toBe(0)
  })
})

describe('an answer', () => {
  it.each<[string, unknown, string]>([
    ['an error', new Error('Proposal expired'), 'expired'],
    ['an object', { message: 'Proposal expired', code: 0 }, 'expired'],
    ['a rejection with a code', { message: 'User rejected.', code: 5000 }, 'rejected'],
    ['a rejection in other words', { message: 'Nope' }, 'rejected'],
    ['nothing at all', undefined, 'rejected'],
  ])('R-UI-11 that is %s (%j) loses the code as %s', async (_, thrown, reason) => {
    const answers = [code(() => Promise.reject(thrown)), code()]
    const { types } = begin(async () => answers.shift() ?? code())
    await vi.advanceTimersByTimeAsync(0)
    expect(types()).toEqual(['pairingCreated', `pairingLost:${reason}`, 'pairingCreated'])
  })

  it('R-ERR-1 without an account is a no, and the wallet is told', async () => {
    const answers = [code(async () => session([])), code()]
    const { types, ended } = begin(async () => answers.shift() ?? code())
    await vi.advanceTimersByTimeAsync(0)
    expect(types()).toEqual(['pairingCreated', 'pairingLost:rejected', 'pairingCreated'])
    expect(ended).toEqual(['topic'])
  })

  it('R-UI-11 to an expired code comes too late, and the wallet is told', async () => {
    const approval = Promise.withResolvers<unknown>()
    const answers = [code(() => approval.promise)]
    const { types, ended } = begin(async () => answers.shift() ?? code())
    await vi.advanceTimersByTimeAsync(300_000)
    const before = types()
    approval.resolve(session())
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toEqual(['topic'])
    expect(types()).toEqual(before)
  })

  it('R-CON-1 with an account is the session', async () => {
    const { outcome, refusals } = begin(async () => code(async () => session()))
    await expect(outcome).resolves.toEqual(session())
    expect(refusals.size).toBe(0)
  })
})

describe('cancelling', () => {
  it('R-CON-8 before there is a code shows none later', async () => {
    const given = Promise.withResolvers<Answer>()
    const { abort, outcome, reports } = begin(() => given.promise)
    abort.abort()
    await expect(outcome).rejects.toThrow(AttemptCancelledError)
    given.resolve(code())
    await vi.advanceTimersByTimeAsync(600_000)
    expect(reports).toEqual([])
  })

  it('R-CON-8 leaves no timer', async () => {
    const { abort, outcome } = begin(async () => code())
    await vi.advanceTimersByTimeAsync(0)
    abort.abort()
    await expect(outcome).rejects.toThrow(AttemptCancelledError)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('R-CON-8 beforehand asks nobody for long', async () => {
    const scripted = scriptedClient(async () => code())
    const signal = AbortSignal.abort()
    const outcome = pair({ client: scripted.client, chainIds: [1], timeouts, signal, report() {} })
    await expect(outcome).rejects.toThrow(AttemptCancelledError)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('R-ERR-4 a relay that refuses is reported with its reason', async () => {
  const { outcome, refusals } = begin(never)
  await vi.advanceTimersByTimeAsync(0)
  for (const refuse of refusals) refuse(new Error('closed with code 3000 (no such project)'))
  await expect(outcome).rejects.toMatchObject({
    name: 'RelayUnreachableError',
    details: expect.stringContaining('no such project'),
  })
})
