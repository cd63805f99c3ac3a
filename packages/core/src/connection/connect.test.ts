import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { ChainNotConfiguredError } from '../errors/chain.ts'
import { ConnectorNotFoundError, UserRejectedError } from '../errors/connection.ts'
import { harness } from '../testing/harness.ts'
import { after, never, scriptedWallet } from '../testing/scriptedWallet.ts'
import { testPage } from '../testing/testPage.ts'
import { cancelConnect, connect } from './connect.ts'
import { disconnect } from './disconnect.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('connect', () => {
  it('R-CON-4 answers the account and its chain, with the unsupported flag', async () => {
    const { countersign, walletId } = harness(scriptedWallet({ chainId: 1337 }))
    await expect(connect(countersign, { walletId })).resolves.toEqual({
      account: A,
      chain: { id: 1337, unsupported: true },
    })
  })

  it('R-CON-3 says each step: opening, approving, switching, adding, connected', async () => {
    const { countersign, walletId } = harness()
    const steps: string[] = []
    countersign.attempt.subscribe(({ step }) => steps.push(step))
    const connected = connect(countersign, { walletId, chainId: 2 })
    await vi.advanceTimersByTimeAsync(10_000)
    await connected
    expect(steps).toEqual(['opening', 'approving', 'switching', 'adding', 'connected'])
  })

  it('R-CON-3 adds an unknown chain and then asks for it again', async () => {
    const { countersign, wallet, walletId } = harness()
    const connected = connect(countersign, { walletId, chainId: 2 })
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(connected).resolves.toMatchObject({ chain: { id: 2, unsupported: false } })
    expect(wallet.asked.filter((method) => method.startsWith('wallet_'))).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  it('R-CON-8 a second attempt cancels the first, whose answer comes too late', async () => {
    const page = testPage()
    const slow = scriptedWallet({
      rdns: 'test.slow',
      script: { eth_requestAccounts: after(60_000, () => [A]) },
    })
    slow.announce(page)
    const { countersign, walletId } = harness(scriptedWallet(), { window: page })
    const first = outcome(connect(countersign, { walletId: 'test.slow' }))
    await vi.advanceTimersByTimeAsync(1_000)
    const second = await connect(countersign, { walletId })
    expect(await first).toBeInstanceOf(AttemptCancelledError)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(second.account).toBe(A)
    expect(countersign.attempt.get()).toMatchObject({ step: 'connected', walletId })
    expect(countersign.config.state.connections.size).toBe(1)
    expect(slow.listenerCount()).toBe(0)
  })

  it('R-CON-8 a cancelled attempt stops listening at once, whatever its wallet is busy with', async () => {
    const wallet = scriptedWallet({
      knownChains: [1, 2],
      script: { wallet_switchEthereumChain: () => ({}) },
    })
    const { countersign, walletId } = harness(wallet)
    await connect(countersign, { walletId })
    const listening = wallet.listenerCount()
    const first = outcome(connect(countersign, { walletId, chainId: 2 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.listenerCount()).toBe(2 * listening)
    cancelConnect(countersign)
    expect(wallet.listenerCount()).toBe(listening)
    await vi.advanceTimersByTimeAsync(400_000)
    expect(await first).toBeInstanceOf(UserRejectedError)
    // What was connected before still hears its wallet.
    expect(wallet.listenerCount()).toBe(listening)
    wallet.emit('chainChanged', '0x2')
    await vi.advanceTimersByTimeAsync(0)
    expect(countersign.config.state.chainId).toBe(2)
  })

  it.each(Array.from({ length: 24 }, (_, moment) => moment))(
    'R-CON-8 cancelled %i moments after the last answer, the earlier connection hears on',
    async (moment) => {
      const wallet = scriptedWallet({ knownChains: [1, 2] })
      const { countersign, walletId } = harness(wallet)
      await connect(countersign, { walletId })
      const cancelAfter = async () => {
        for (let passed = 0; passed < moment; passed += 1) await Promise.resolve()
        cancelConnect(countersign)
      }
      wallet.script.eth_chainId = () => {
        void cancelAfter()
        return '0x1'
      }
      await outcome(connect(countersign, { walletId }))
      expect(countersign.config.state.status).toBe('connected')
      wallet.emit('chainChanged', '0x2')
      await vi.advanceTimersByTimeAsync(0)
      expect(countersign.config.state.chainId).toBe(2)
    },
  )

  it('R-CON-8 R-ERR-1 closing the dialog is a refusal; a later approval does not connect', async () => {
    const wallet = scriptedWallet({ script: { eth_requestAccounts: after(5_000, () => [A]) } })
    const { countersign, walletId } = harness(wallet)
    const attempt = outcome(connect(countersign, { walletId }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(countersign.config.state.status).toBe('connecting')
    cancelConnect(countersign)
    expect(countersign.config.state.status).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await attempt).toBeInstanceOf(UserRejectedError)
    expect(countersign.attempt.get().step).toBe('idle')
    expect(countersign.config.state.status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(0)
  })

  it('R-ERR-1 a disconnect is nobody’s refusal', async () => {
    const wallet = scriptedWallet({ script: { eth_requestAccounts: after(5_000, () => [A]) } })
    const { countersign, walletId } = harness(wallet)
    const attempt = outcome(connect(countersign, { walletId }))
    await vi.advanceTimersByTimeAsync(1_000)
    await disconnect(countersign)
    expect(await attempt).toBeInstanceOf(AttemptCancelledError)
  })

  it('keeps the old connection while a new wallet is being asked, and lets it go after', async () => {
    const page = testPage()
    const other = scriptedWallet({
      rdns: 'test.other',
      script: { eth_requestAccounts: after(5_000, () => [A]) },
    })
    other.announce(page)
    const { countersign, wallet, walletId } = harness(scriptedWallet(), { window: page })
    await connect(countersign, { walletId })
    const next = connect(countersign, { walletId: 'test.other' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(countersign.config.state.status).toBe('connected')
    await vi.advanceTimersByTimeAsync(10_000)
    await next
    expect(countersign.config.state.connections.size).toBe(1)
    expect(wallet.listenerCount()).toBe(0)
    expect(other.listenerCount()).toBe(3)
  })

  it('connecting the connected wallet again is a success and doubles no listener', async () => {
    const { countersign, wallet, walletId } = harness()
    await connect(countersign, { walletId })
    await connect(countersign, { walletId })
    expect(countersign.config.state.status).toBe('connected')
    expect(wallet.listenerCount()).toBe(3)
  })

  it('a failed retry of the connected wallet keeps the connection', async () => {
    const { countersign, wallet, walletId } = harness()
    await connect(countersign, { walletId })
    wallet.script.eth_requestAccounts = never
    const retry = outcome(connect(countersign, { walletId }))
    await vi.advanceTimersByTimeAsync(600_000)
    await retry
    expect(countersign.config.state.status).toBe('connected')
    wallet.emit('accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    const { connections, current } = countersign.config.state
    expect(connections.get(current ?? '')?.accounts[0]).toBe(
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    )
  })

  it('R-ERR-3 a wallet that is not there is connector-not-found', async () => {
    const { countersign } = harness()
    expect(await outcome(connect(countersign, { walletId: 'nobody' }))).toBeInstanceOf(
      ConnectorNotFoundError,
    )
  })

  it('R-ERR-3 a wanted chain that the app does not know is said so, and the wallet not asked', async () => {
    const { countersign, wallet, walletId } = harness()
    const { switchError } = await connect(countersign, { walletId, chainId: 99 })
    expect(switchError).toBeInstanceOf(ChainNotConfiguredError)
    expect(wallet.asked.filter((method) => method.startsWith('wallet_'))).toEqual([])
  })

  it('R-UI-5 remembers a wallet only after a successful connection', async () => {
    const { countersign, storage, wallet, walletId } = harness(
      scriptedWallet({ script: { eth_requestAccounts: () => [] } }),
    )
    await outcome(connect(countersign, { walletId }))
    expect(storage.items.get('countersign.recentWallets')).toBeUndefined()
    wallet.script.eth_requestAccounts = () => [A]
    await connect(countersign, { walletId })
    expect(storage.items.get('countersign.recentWallets')).toBe('["test.scripted"]')
  })
})
