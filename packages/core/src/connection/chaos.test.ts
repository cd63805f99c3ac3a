import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { harness } from '../testing/harness.ts'
import {
  type Behaviour,
  never,
  RpcError,
  type ScriptedWallet,
  scriptedWallet,
  throwing,
} from '../testing/scriptedWallet.ts'
import { cancelConnect, connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { reconnect } from './reconnect.ts'
import { switchChain } from './switchChain.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const behaviours: Record<string, Behaviour | undefined> = {
  normal: undefined,
  never,
  rejects: throwing(new RpcError(4001, 'no')),
  pending: throwing(new RpcError(-32002, 'pending')),
  empty: () => [],
  nonsense: () => ({}),
  late: (_, wallet) => new Promise((resolve) => setTimeout(() => resolve(wallet.accounts), 2_000)),
}

type World = ReturnType<typeof harness>
type Act = (world: World) => unknown

/** Everything a visitor, a wallet and a clock can do, in any order. */
const act: fc.Arbitrary<[string, Act]> = fc.oneof(
  fc.constantFrom<[string, Act]>(
    ['connect', ({ countersign, walletId }) => connect(countersign, { walletId })],
    [
      'connect to two',
      ({ countersign, walletId }) => connect(countersign, { walletId, chainId: 2 }),
    ],
    ['cancel', ({ countersign }) => cancelConnect(countersign)],
    ['disconnect', ({ countersign }) => disconnect(countersign)],
    ['reconnect', ({ countersign }) => reconnect(countersign)],
    ['switch', ({ countersign }) => switchChain(countersign, { chainId: 2 })],
    ['account B', emit('accountsChanged', [B])],
    ['no accounts', emit('accountsChanged', [])],
    ['odd accounts', emit('accountsChanged', ['?'])],
    ['chain 2', emit('chainChanged', '0x2')],
    ['chain 1337', emit('chainChanged', 1337)],
    ['odd chain', emit('chainChanged', null)],
    ['gone', emit('disconnect', { code: 4900 })],
    ['hiccup', emit('disconnect', { code: 1013 })],
  ),
  fc
    .tuple(
      fc.constantFrom(
        'eth_requestAccounts',
        'eth_accounts',
        'eth_chainId',
        'wallet_switchEthereumChain',
      ),
      fc.constantFrom(...Object.keys(behaviours)),
    )
    .map(([method, how]): [string, Act] => [
      `${method} ${how}`,
      ({ wallet }) => script(wallet, method, behaviours[how]),
    ]),
  fc
    .constantFrom(10, 1_500, 400_000)
    .map((ms): [string, Act] => [`wait ${ms}`, () => vi.advanceTimersByTimeAsync(ms)]),
)

function emit(event: string, value: unknown): Act {
  return ({ wallet }) => wallet.emit(event, value)
}

function script(wallet: ScriptedWallet, method: string, behave: Behaviour | undefined) {
  if (behave) wallet.script[method] = behave
  else delete wallet.script[method]
}

/** What may be true together, at any moment. */
function expectPossible({ countersign, wallet }: World) {
  const { status, current, connections } = countersign.config.state
  if (status === 'connected') {
    const connection = connections.get(current ?? '')
    expect(connection?.accounts[0]).toSatisfy((account: string) => account === A || account === B)
    expect(connection?.chainId).toBeGreaterThan(0)
  } else {
    expect(current).toBeNull()
    expect(connections.size).toBe(0)
  }
  // One session, and perhaps one more that is being made.
  expect(wallet.listenerCount()).toBeLessThanOrEqual(6)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('R-CON-5 R-CON-8 no order of events reaches an impossible state, and the end is always clean', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const world = harness(scriptedWallet({ knownChains: [1, 2] }))
      for (const [, perform] of acts) {
        const outcome = perform(world)
        // Refusals and time-outs are answers; what must not happen is checked below.
        if (outcome instanceof Promise) outcome.catch(() => {})
        await vi.advanceTimersByTimeAsync(0)
        expectPossible(world)
      }
      const goodbye = disconnect(world.countersign)
      await vi.advanceTimersByTimeAsync(3_600_000)
      await goodbye
      expect(world.countersign.config.state.status).toBe('disconnected')
      expect(world.wallet.listenerCount()).toBe(0)
    }),
    { numRuns: process.env.DEEP ? 5_000 : 300 },
  )
})
