import { startChain } from '@countersign/testbed'
import { sendTransaction, signMessage } from '@wagmi/core'
import { parseEther, verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeConnection } from '../connection/activeConnection.ts'
import type { Attempt } from '../connection/attempt.ts'
import { cancelConnect, connect } from '../connection/connect.ts'
import { disconnect } from '../connection/disconnect.ts'
import { reconnect } from '../connection/reconnect.ts'
import { switchChain } from '../connection/switchChain.ts'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { ChainNotSwitchedError, ChainUnknownToWalletError } from '../errors/chain.ts'
import { NotConnectedError, UserRejectedError } from '../errors/connection.ts'
import { NoProjectIdError, RelayUnreachableError } from '../errors/walletConnect.ts'
import { timeouts } from '../provider/timeouts.ts'
import { chainOne, chainTwo } from '../testing/harness.ts'
import { memoryWalletConnectStorage } from '../testing/relay/memoryWalletConnectStorage.ts'
import { connectPhone, shownCode, startWorld, until } from '../testing/relay/startWorld.ts'
import type { Countersign } from '../types.ts'
import { walletConnectChannel } from './walletConnect.ts'
import { walletConnectClient } from './walletConnectClient.ts'
import { rememberedSession } from './walletConnectMemory.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let world: Awaited<ReturnType<typeof startWorld>>
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.stop())

/** On a busy machine a message may take its time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

const connection = ({ config }: Countersign) => {
  const { connections, current, status } = config.state
  const connected = current ? connections.get(current) : undefined
  return { status, account: connected?.accounts[0], chainId: connected?.chainId }
}

/** How many listeners follow sessions; the client has none of its own for these. */
const followers = ({ events }: WalletConnectClient) =>
  ['session_event', 'session_update', 'session_delete', 'session_expire']
    .map((name) => events.listenerCount(name))
    .join()

/** Every step an attempt goes through, in order, without repetition. */
function history({ attempt }: Countersign): string[] {
  const steps: string[] = []
  attempt.subscribe((state: Attempt) => {
    const lost = 'lost' in state && state.lost ? `:${state.lost}` : ''
    const step = `${state.step}${lost}`
    if (steps.at(-1) !== step) steps.push(step)
  })
  return steps
}

/** Calls an address at which nobody is. */
const knock = (url: string) =>
  new Promise<void>((resolve) => {
    new WebSocket(url).addEventListener('error', () => resolve())
  })

describe('a session', () => {
  it('R-CON-1 R-CON-4 pairs by URI, signs, and sends on a real chain', async () => {
    const chain = await startChain()
    const wallet = await world.wallet({ chain })
    const page = world.page({
      chains: [chain.chain],
      transports: { [chain.chain.id]: chain.transport },
    })
    const { countersign } = page
    const { result } = await connectPhone(page, wallet)
    expect(result).toEqual({
      account: wallet.address,
      chain: { id: chain.chain.id, unsupported: false },
    })

    const message = 'Hello over the relay'
    const signature = await signMessage(countersign.config, { message })
    expect(await verifyMessage({ address: wallet.address, message, signature })).toBe(true)

    const balance = () => chain.request('eth_getBalance', [B, 'latest'])
    const before = BigInt(String(await balance()))
    const hash = await sendTransaction(countersign.config, { to: B, value: parseEther('1') })
    const receipt = await chain.request('eth_getTransactionReceipt', [hash])
    expect(receipt).toMatchObject({ status: '0x1', from: wallet.address.toLowerCase() })
    expect(BigInt(String(await balance())) - before).toBe(parseEther('1'))
    expect(wallet.asked.map(({ method }) => method)).toEqual([
      'personal_sign',
      'eth_sendTransaction',
    ])
    await chain.stop()
  })

  it('R-CON-7 reads from the nodes of the app, not through the wallet', async () => {
    const chain = await startChain()
    const wallet = await world.wallet({ chain })
    const page = world.page({
      chains: [chain.chain],
      transports: { [chain.chain.id]: chain.transport },
    })
    await connectPhone(page, wallet)
    const { provider } = await activeConnection(page.countersign)
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x0')
    expect(wallet.asked).toEqual([])
    await chain.stop()
  })

  it('R-CON-5 follows accounts and chains that the wallet changes', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { topic } = await connectPhone(page, wallet)

    await wallet.emit(topic, { name: 'accountsChanged', data: [`eip155:1:${B}`] }, 1)
    await eventually(() => expect(connection(page.countersign).account).toBe(B))
    await wallet.emit(topic, { name: 'chainChanged', data: '0x2' }, 2)
    await eventually(() => expect(connection(page.countersign).chainId).toBe(2))
    await wallet.update(topic, { chains: [1] })
    await eventually(() =>
      expect(connection(page.countersign)).toEqual({
        status: 'connected',
        account: wallet.address,
        chainId: 1,
      }),
    )
  })

  it('R-CON-5 ends when the wallet takes its accounts away, and the wallet hears of it', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { topic } = await connectPhone(page, wallet)
    await wallet.emit(topic, { name: 'accountsChanged', data: [] }, 1)
    await eventually(() => expect(connection(page.countersign).status).toBe('disconnected'))
    await eventually(() => expect(wallet.topics()).toEqual([]))
  })

  it('R-CON-5 deleted by the wallet is disconnected, with no listener left, also after a reload', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const before = followers(await page.client())
    const { topic } = await connectPhone(page, wallet)
    expect(followers(await page.client())).not.toBe(before)

    await wallet.end(topic)
    await eventually(() => expect(connection(page.countersign).status).toBe('disconnected'))
    expect(followers(await page.client())).toBe(before)
    expect(rememberedSession(page.countersign.storage)).toBeUndefined()

    const next = world.page(await page.leave())
    await reconnect(next.countersign)
    expect(connection(next.countersign).status).toBe('disconnected')
  })

  it('R-CON-5 deleted by the wallet while it is asked something fails that question', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { topic } = await connectPhone(page, wallet)
    wallet.script.personal_sign = async () => {
      await wallet.end(topic)
      return new Promise(() => {})
    }
    const { provider } = await activeConnection(page.countersign)
    const asked = provider.request({ method: 'personal_sign', params: ['0x00', wallet.address] })
    await expect(asked).rejects.toThrow(NotConnectedError)
    expect(connection(page.countersign).status).toBe('disconnected')
  })

  it('R-CON-5 ended by us reaches the wallet and leaves no listener', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const before = followers(await page.client())
    await connectPhone(page, wallet)
    expect(wallet.topics()).toHaveLength(1)

    await disconnect(page.countersign)
    expect(connection(page.countersign).status).toBe('disconnected')
    expect(followers(await page.client())).toBe(before)
    await eventually(() => expect(wallet.topics()).toEqual([]))

    const next = world.page(await page.leave())
    await reconnect(next.countersign)
    expect(connection(next.countersign).status).toBe('disconnected')
  })

  it('R-CON-5 ended by us is over here even when the relay cannot be reached', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    await connectPhone(page, wallet)
    await world.relay.stop()
    await disconnect(page.countersign)
    expect(connection(page.countersign).status).toBe('disconnected')

    const next = world.page(await page.leave())
    await reconnect(next.countersign)
    expect(connection(next.countersign).status).toBe('disconnected')
    await world.relay.restart()
  })

  it('R-CON-5 of which the key is lost counts as disconnected, and a fresh pairing is offered', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { topic } = await connectPhone(page, wallet)
    // What is behind "No matching key": another tab has written its own keys over ours.
    await (await page.client()).core.crypto.keychain.del(topic)

    const signed = signMessage(page.countersign.config, { message: 'lost' })
    await expect(signed).rejects.toThrow()
    expect(connection(page.countersign).status).toBe('disconnected')

    await connectPhone(page, wallet)
    expect(connection(page.countersign).status).toBe('connected')
  })
})

describe('a chain', () => {
  it('R-CON-3 that was approved is switched to without asking, and requests go there', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    await connectPhone(page, wallet)
    expect(await switchChain(page.countersign, { chainId: 2 })).toEqual({
      id: 2,
      unsupported: false,
    })
    expect(connection(page.countersign).chainId).toBe(2)
    expect(wallet.asked).toEqual([])
    await signMessage(page.countersign.config, { message: 'there' })
    expect(wallet.asked).toEqual([{ method: 'personal_sign', chainId: 'eip155:2' }])
  })

  it('R-CON-3 that was not approved is asked for, and then used', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    await connectPhone(page, wallet, { approved: { chains: [1] } })
    await switchChain(page.countersign, { chainId: 2 })
    expect(connection(page.countersign).chainId).toBe(2)
    expect(wallet.asked).toEqual([{ method: 'wallet_switchEthereumChain', chainId: 'eip155:1' }])
    await signMessage(page.countersign.config, { message: 'there' })
    expect(wallet.asked.at(-1)?.chainId).toBe('eip155:2')
  })

  it('R-CON-3 that the wallet agrees to but does not add is not switched to', async () => {
    const wallet = await world.wallet()
    wallet.script.wallet_switchEthereumChain = () => null
    const page = world.page({ timeouts: { settle: 250 } })
    await connectPhone(page, wallet, { approved: { chains: [1] } })
    const switched = switchChain(page.countersign, { chainId: 2 })
    await expect(switched).rejects.toThrow(ChainNotSwitchedError)
    expect(connection(page.countersign).chainId).toBe(1)
  })

  it('R-CON-3 that the wallet refuses leaves everything as it was', async () => {
    const wallet = await world.wallet()
    wallet.script.wallet_switchEthereumChain = () => {
      throw { code: 4001, message: 'Not now' }
    }
    const page = world.page()
    await connectPhone(page, wallet, { approved: { chains: [1] } })
    const switched = switchChain(page.countersign, { chainId: 2 })
    await expect(switched).rejects.toThrow(UserRejectedError)
    expect(connection(page.countersign)).toMatchObject({ status: 'connected', chainId: 1 })
  })

  it('R-CON-3 that the wallet cannot be asked for is named unknown to it', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    await connectPhone(page, wallet, { approved: { chains: [1], methods: ['personal_sign'] } })
    const switched = switchChain(page.countersign, { chainId: 2 })
    await expect(switched).rejects.toThrow(ChainUnknownToWalletError)
    expect(wallet.asked).toEqual([])
  })

  it('R-CON-3 that is wanted while connecting is where the connection begins', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { result } = await connectPhone(page, wallet, { chainId: 2 })
    expect(result.chain).toEqual({ id: 2, unsupported: false })
    expect(result.switchError).toBeUndefined()
  })
})

describe('a code', () => {
  it('R-UI-11 that is rejected is followed by a fresh one in the same attempt', async () => {
    const wallet = await world.wallet()
    const { countersign } = world.page()
    const steps = history(countersign)
    const connected = connect(countersign, { walletId: 'phone' })
    const first = await shownCode(countersign)
    await wallet.reject(await wallet.scan(first))
    const second = await shownCode(countersign, first)
    // Wallets choose codes and words of their own for a no.
    await wallet.reject(await wallet.scan(second), { code: 1, message: 'Nope' })
    const third = await shownCode(countersign, second)
    await wallet.approve(await wallet.scan(third))
    expect((await connected).account).toBe(wallet.address)
    expect(steps).toEqual([
      'opening',
      'approving',
      'opening:rejected',
      'approving:rejected',
      'opening:rejected',
      'approving:rejected',
      'connected',
    ])
    expect(countersign.attempt.get().number).toBe(1)
  })

  it('R-UI-11 that expires is followed by a fresh one in the same attempt', async () => {
    const wallet = await world.wallet()
    const { countersign, client } = world.page()
    const steps = history(countersign)
    const connected = connect(countersign, { walletId: 'phone' })
    const first = await shownCode(countersign)
    const { core, proposal } = await client()
    // The five minutes are over.
    for (const { id } of proposal.getAll()) core.expirer.set(id, 0)
    const second = await shownCode(countersign, first)
    await wallet.approve(await wallet.scan(second))
    expect((await connected).account).toBe(wallet.address)
    expect(steps).toEqual([
      'opening',
      'approving',
      'opening:expired',
      'approving:expired',
      'connected',
    ])
  })

  it('R-CON-8 of a cancelled attempt connects nothing, and the wallet is told', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { countersign } = page
    const connected = connect(countersign, { walletId: 'phone' })
    const proposal = await wallet.scan(await shownCode(countersign))
    cancelConnect(countersign)
    await expect(connected).rejects.toThrow(UserRejectedError)

    await wallet.approve(proposal)
    await eventually(() => expect(wallet.topics()).toEqual([]))
    expect(countersign.attempt.get().step).toBe('idle')
    expect(connection(countersign).status).toBe('disconnected')

    const next = world.page(await page.leave())
    await reconnect(next.countersign)
    expect(connection(next.countersign).status).toBe('disconnected')
  })

  it('R-CON-8 of a replaced attempt does not connect the attempt that replaced it', async () => {
    const wallet = await world.wallet()
    const other = await world.wallet({ addressIndex: 1 })
    const { countersign } = world.page()
    const first = connect(countersign, { walletId: 'phone' })
    const code = await shownCode(countersign)
    const proposal = await other.scan(code)
    const second = connect(countersign, { walletId: 'phone' })
    await expect(first).rejects.toThrow(AttemptCancelledError)
    const fresh = await shownCode(countersign, code)

    await other.approve(proposal)
    await eventually(() => expect(other.topics()).toEqual([]))
    expect(countersign.attempt.get().step).toBe('approving')
    await wallet.approve(await wallet.scan(fresh))
    expect((await second).account).toBe(wallet.address)
  })

  it('R-CON-8 cancelled while the wanted chain is asked for ends the new session', async () => {
    const wallet = await world.wallet()
    wallet.script.wallet_switchEthereumChain = () => new Promise(() => {})
    const page = world.page()
    const { countersign } = page
    const connected = connectPhone(page, wallet, { chainId: 2, approved: { chains: [1] } })
    await until(countersign.attempt, ({ step }) => step === 'switching')
    cancelConnect(countersign)
    await expect(connected).rejects.toThrow(UserRejectedError)
    await eventually(() => expect(wallet.topics()).toEqual([]))
    expect(connection(countersign).status).toBe('disconnected')
  })

  it('R-CON-8 of a second wallet leaves the first connected until it is approved', async () => {
    const wallet = await world.wallet()
    const other = await world.wallet({ addressIndex: 1 })
    const page = world.page()
    const { countersign } = page
    await connectPhone(page, wallet)

    const cancelled = connect(countersign, { walletId: 'phone' })
    await shownCode(countersign)
    cancelConnect(countersign)
    await expect(cancelled).rejects.toThrow(UserRejectedError)
    expect(connection(countersign).account).toBe(wallet.address)
    await signMessage(countersign.config, { message: 'still here' })

    await connectPhone(page, other)
    expect(connection(countersign).account).toBe(other.address)
    // The first is told that it was replaced.
    await eventually(() => expect(wallet.topics()).toEqual([]))
    await signMessage(countersign.config, { message: 'now me' })
    expect(other.asked).toHaveLength(1)
  })
})

describe('a reload', () => {
  it('R-CON-2 R-CON-8 comes back to the connection that a cancelled attempt did not replace', async () => {
    const wallet = await world.wallet()
    const other = await world.wallet({ addressIndex: 1 })
    other.script.wallet_switchEthereumChain = () => new Promise(() => {})
    const page = world.page()
    const { countersign } = page
    await connectPhone(page, wallet)
    const cancelled = connectPhone(page, other, { chainId: 2, approved: { chains: [1] } })
    await until(countersign.attempt, ({ step }) => step === 'switching')
    cancelConnect(countersign)
    await expect(cancelled).rejects.toThrow(UserRejectedError)
    await eventually(() => expect(other.topics()).toEqual([]))
    expect(connection(countersign).account).toBe(wallet.address)

    const next = world.page(await page.leave())
    await reconnect(next.countersign)
    expect(connection(next.countersign).account).toBe(wallet.address)
  })

  it('R-CON-2 restores the session, on its chain, without a code and without the relay', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    await connectPhone(page, wallet)
    await switchChain(page.countersign, { chainId: 2 })
    const kept = await page.leave()

    await world.relay.stop()
    const next = world.page(kept)
    expect(connection(next.countersign).status).toBe('reconnecting')
    await reconnect(next.countersign)
    expect(connection(next.countersign)).toEqual({
      status: 'connected',
      account: wallet.address,
      chainId: 2,
    })
    expect(next.countersign.attempt.get().step).toBe('idle')

    await world.relay.restart()
    const message = 'after the reload'
    const signature = await signMessage(next.countersign.config, { message })
    expect(await verifyMessage({ address: wallet.address, message, signature })).toBe(true)
  })

  it('R-CON-2 after the app learned another chain keeps the session', async () => {
    const wallet = await world.wallet()
    const page = world.page({ chains: [chainOne] })
    await connectPhone(page, wallet)
    const next = world.page({ ...(await page.leave()), chains: [chainTwo, chainOne] })
    await reconnect(next.countersign)
    expect(connection(next.countersign)).toMatchObject({ status: 'connected', chainId: 1 })
    // The wallet never approved the new one; it is asked when it is needed.
    await switchChain(next.countersign, { chainId: 2 })
    expect(wallet.asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  })

  it('R-CON-2 hears what the wallet said meanwhile', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { topic } = await connectPhone(page, wallet)
    const kept = await page.leave()
    await wallet.end(topic)
    const next = world.page(kept)
    await reconnect(next.countersign)
    await eventually(() => expect(connection(next.countersign).status).toBe('disconnected'))
  })

  it('R-CON-2 leaves it to the wallet where the wallet is', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const { topic } = await connectPhone(page, wallet, { approved: { chains: [1] } })
    const next = world.page(await page.leave())
    await reconnect(next.countersign)
    // The provider in WalletConnect's package answers this by asking the wallet to switch.
    await wallet.emit(topic, { name: 'chainChanged', data: '0x5' }, 1)
    await signMessage(next.countersign.config, { message: 'still on one' })
    expect(wallet.asked).toEqual([{ method: 'personal_sign', chainId: 'eip155:1' }])
    expect(connection(next.countersign).chainId).toBe(1)
  })

  it('R-CON-2 in a second tab finds what the first tab has paired', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const kept = await page.leave()
    const tab = (storage = kept.storage) =>
      world.page({ storage, browser: memoryWalletConnectStorage(kept.browser.items) })
    const [first, second] = [tab(), tab()]
    // Both have read the storage before there was a session in it.
    await Promise.all([first.client(), second.client()])
    await connectPhone(first, wallet)
    await reconnect(second.countersign)
    expect(connection(second.countersign)).toMatchObject({
      status: 'connected',
      account: wallet.address,
    })
    await signMessage(second.countersign.config, { message: 'from the second tab' })
  })
})

describe('the relay', () => {
  const silence = async (silent: boolean) => {
    world.relay.silent = silent
  }
  it.each([
    ['is not there', () => world.relay.stop(), () => world.relay.restart()],
    ['does not answer', () => silence(true), () => silence(false)],
  ])(
    'R-ERR-4 that %s is an error within a bounded time, and trying again helps',
    async (_, away, back) => {
      const wallet = await world.wallet()
      const page = world.page({ timeouts: { open: 1_500 } })
      await away()
      const failed = connect(page.countersign, { walletId: 'phone' })
      await expect(failed).rejects.toThrow(RelayUnreachableError)
      expect(page.countersign.attempt.get().step).toBe('failed')
      expect(connection(page.countersign).status).toBe('disconnected')

      await back()
      // A visitor is patient; only the failure is hurried here.
      Object.assign(page.countersign.timeouts, timeouts)
      const { result } = await connectPhone(page, wallet)
      expect(result.account).toBe(wallet.address)
      await signMessage(page.countersign.config, { message: 'back again' })
    },
  )

  it('R-ERR-4 that stays away is called in one round, not in ever more', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    await connectPhone(page, wallet)
    const { core } = await page.client()
    core.heartbeat.stop()
    // Every call begins with a signature.
    const calls = vi.spyOn(core.crypto, 'signJWT')
    await core.relayer.transportClose()
    await world.relay.stop()
    void signMessage(page.countersign.config, { message: 'nobody there' }).catch(() => {})
    await eventually(() => expect(calls).toHaveBeenCalled())
    // As much time as many calls take; one round is five of them, with pauses in between.
    for (let call = 0; call < 200; call += 1) await knock(world.relay.url)
    expect(calls.mock.calls.length).toBeLessThan(10)
    await world.relay.restart()
  })

  it('R-ERR-4 that turns the app away says why', async () => {
    world.relay.refusal = 'Unauthorized: invalid key'
    const { countersign } = world.page()
    const refused = connect(countersign, { walletId: 'phone' })
    await expect(refused).rejects.toMatchObject({
      name: 'RelayUnreachableError',
      details: expect.stringContaining('invalid key'),
    })
  })

  it('R-WAL-12 is called again when a visitor comes back from the wallet app', async () => {
    const wallet = await world.wallet()
    const { countersign, client } = world.page()
    const channel = walletConnectChannel(countersign)
    const code = Promise.withResolvers<string>()
    const opened = channel.open({
      silent: false,
      report: (event) => event.type === 'pairingCreated' && code.resolve(event.uri),
    })
    const proposal = await wallet.scan(await code.promise)
    // The phone lets the page sleep: its line is cut, and nobody tells it.
    world.relay.deaden(await (await client()).core.crypto.getClientId())
    await wallet.approve(proposal)
    await channel.wake()
    expect(await (await opened)?.request({ method: 'eth_accounts' })).toEqual([wallet.address])
  })
})

describe('a client', () => {
  it('R-WAL-6 is one for the same options and another one for others', async () => {
    const wallet = await world.wallet()
    const page = world.page()
    const client = await page.client()
    const { countersign } = page
    expect(await walletConnectClient({ ...countersign })).toBe(client)

    const { projectId: _, ...options } = { ...countersign.walletConnect }
    const others = [
      { ...countersign, appName: 'Another app' },
      { ...countersign, walletConnect: { ...options, projectId: 'f'.repeat(32) } },
    ]
    for (const other of others) expect(await walletConnectClient(other)).not.toBe(client)
    const prefixes = [countersign, ...others].map(
      async (each) => (await walletConnectClient(each)).core.customStoragePrefix,
    )
    expect(new Set(await Promise.all(prefixes)).size).toBe(3)
    // None of them takes an answer that is meant for another.
    const { result } = await connectPhone(page, wallet)
    expect(result.account).toBe(wallet.address)
    for (const other of others) {
      expect((await walletConnectClient(other)).session.getAll()).toEqual([])
      await (await walletConnectClient(other)).core.relayer.transportClose()
    }
  })

  it('R-WAL-6 without a project id says so', async () => {
    for (const walletConnect of [null, { projectId: '' }]) {
      const { countersign } = world.page({ walletConnect })
      const refused = connect(countersign, { walletId: 'phone' })
      await expect(refused).rejects.toThrow(NoProjectIdError)
    }
  })
})
