import {
  type Address,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.ts'
import { reconnect } from '../connection/reconnect.ts'
import { connectionStatus } from '../connection/status.ts'
import { framedPage } from '../testing/framedPage.ts'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import type { IdentifySafe } from '../types.ts'
import { safe } from '../wallets/safe.ts'
import type { FrameRequest } from './messages.ts'
import { safeOf } from './safeOf.ts'

const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const [ada, ben] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const info = { safeAddress: address, chainId: 1, owners: [ada], threshold: 1, isReadOnly: false }
const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A node on which the Safe has these owners. */
const node = (owners: readonly Address[], threshold: bigint) =>
  custom({
    async request({ method, params }) {
      if (method !== 'eth_call') throw new Error(`${method} was not expected`)
      const [{ data }] = params as [{ data: Hex }]
      const { functionName } = decodeFunctionData({ abi, data })
      return functionName === 'getOwners'
        ? encodeFunctionResult({ abi, functionName, result: owners })
        : encodeFunctionResult({ abi, functionName, result: threshold })
    },
  })

function app(
  respond: (request: FrameRequest) => unknown,
  chain = node([ada, ben], 2n),
  identifySafe?: IdentifySafe,
) {
  return harness(scriptedWallet(), {
    window: framedPage(respond),
    safeOrigins: ['https://safe.example'],
    ...(identifySafe && { identifySafe }),
    transports: { 1: chain, 2: chain },
    wallets: [{ name: 'Popular', wallets: [safe] }],
  })
}

const answerInfo = ({ method }: FrameRequest) => (method === 'getSafeInfo' ? info : undefined)
const statusOf = ({ countersign }: ReturnType<typeof app>) =>
  connectionStatus(countersign.config.state.status)

describe('R-WAL-2 inside a Safe', () => {
  it('is loading from the start, then connected to the Safe by itself', async () => {
    const made = app(answerInfo)
    expect(statusOf(made)).toBe('loading')
    await reconnect(made.countersign)
    expect(statusOf(made)).toBe('connected')
    const { connections, current } = made.countersign.config.state
    expect(connections.get(current ?? '')).toMatchObject({ accounts: [address], chainId: 1 })
    expect(made.wallet.asked).toEqual([])
  })

  it('takes the owners from the chain, not from the host', async () => {
    const { countersign } = app(answerInfo)
    expect((await safeOf(countersign)).info).toMatchObject({ owners: [ada, ben], threshold: 2 })
  })

  it.each(['official', 'unknown code'] as const)('says whose code it is: %s', async (code) => {
    const asked: string[] = []
    const { countersign } = app(answerInfo, undefined, async (_, safe) => {
      asked.push(safe)
      return code
    })
    expect((await safeOf(countersign)).info).toMatchObject({ address, code })
    expect(asked).toEqual([address])
  })

  it('says of nobody’s code that it was looked at when it was not', async () => {
    const { countersign } = app((request) => {
      const told = answerInfo(request)
      return told && { ...told, code: 'official' }
    })
    expect((await safeOf(countersign)).info.code).toBe('unchecked')
  })

  it.each<[string, (request: FrameRequest) => unknown]>([
    ['is silent', () => undefined],
    ['answers nonsense', () => ({ safeAddress: 'me' })],
    ['answers nothing', () => null],
  ])('a host that %s is no Safe: disconnected within bounded time', async (_, respond) => {
    const made = app(respond)
    const restored = reconnect(made.countersign)
    await vi.advanceTimersByTimeAsync(5_000)
    await restored
    expect(statusOf(made)).toBe('disconnected')
  })

  it('a host that is no Safe leaves the normal wallets: the last one comes back', async () => {
    const made = app(() => undefined)
    await connect(made.countersign, { walletId: made.walletId })
    const again = harness(made.wallet, {
      window: framedPage(() => undefined),
      safeOrigins: ['https://safe.example'],
      storage: made.storage,
      wallets: [{ name: 'Popular', wallets: [safe] }],
    })
    const restored = reconnect(again.countersign)
    await vi.advanceTimersByTimeAsync(5_000)
    await restored
    expect(statusOf(again)).toBe('connected')
  })

  it.each([
    ['an account without code', custom({ request: async () => '0x' })],
    ['a contract without owners', node([], 0n)],
    ['a threshold that nobody can reach', node([ada], 2n)],
    ['a node that fails', custom({ request: () => Promise.reject(new Error('down')) })],
  ])('%s is not taken for a Safe', async (_, chain) => {
    const { countersign } = app(answerInfo, chain)
    const opening = expect(safeOf(countersign)).rejects.toMatchObject({
      message: 'Could not load Safe information',
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await opening
  })

  it('R-FRAME-3 a silent host: "Could not load Safe information"', async () => {
    const made = app(() => undefined)
    const connecting = connect(made.countersign, { walletId: 'safe' })
    const refused = expect(connecting).rejects.toThrow('Could not load Safe information')
    await vi.advanceTimersByTimeAsync(5_000)
    await refused
  })

  it('R-FRAME-3 a page that stands alone: "provider is required."', async () => {
    const { countersign } = harness(scriptedWallet(), {
      safeOrigins: ['https://safe.example'],
      wallets: [{ name: 'Popular', wallets: [safe] }],
    })
    expect(connectionStatus(countersign.config.state.status)).toBe('disconnected')
    await expect(connect(countersign, { walletId: 'safe' })).rejects.toThrow(
      /^provider is required\.$/,
    )
  })

  it('a host that was not allowed is asked nothing', async () => {
    const asked: unknown[] = []
    const { countersign } = harness(scriptedWallet(), {
      window: framedPage((request) => void asked.push(request), 'https://evil.example'),
      safeOrigins: ['https://safe.example'],
      wallets: [{ name: 'Popular', wallets: [safe] }],
    })
    const opening = expect(safeOf(countersign)).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(5_000)
    await opening
    expect(asked).toEqual([])
  })
})
