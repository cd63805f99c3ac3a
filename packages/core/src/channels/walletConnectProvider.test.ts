import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { ChainUnknownToWalletError } from '../errors/chain.ts'
import {
  InvalidAnswerError,
  NotConnectedError,
  UnsupportedMethodError,
} from '../errors/connection.ts'
import { RelayUnreachableError } from '../errors/walletConnect.ts'
import { sessionProvider } from './walletConnectProvider.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const METHODS = ['personal_sign', 'wallet_switchEthereumChain']
const on = (...chains: number[]) => chains.map((id) => `eip155:${id}:${A}`)

/** A client with one session, whose wallet answers by script. */
function begin({ accounts = on(1, 2), methods = METHODS } = {}) {
  const events = new EventEmitter()
  const sessions = new Map([
    ['topic', { expiry: Number.MAX_SAFE_INTEGER, namespaces: { eip155: { accounts, methods } } }],
  ])
  const request = vi.fn(async (_: unknown): Promise<unknown> => null)
  const scripted = {
    on: events.on.bind(events),
    off: events.off.bind(events),
    request,
    disconnect: async ({ topic }: { topic: string }) => void sessions.delete(topic),
    session: {
      get keys() {
        return [...sessions.keys()]
      },
      get: (topic: string) => sessions.get(topic),
    },
    core: { crypto: { keychain: { has: () => true } } },
  }
  const ended = vi.fn()
  const moved = vi.fn()
  const read = vi.fn(async () => '0x10')
  const provider = sessionProvider({
    // A provider touches nothing else of a client.
    client: scripted as unknown as WalletConnectClient,
    topic: 'topic',
    chainId: 1,
    read,
    moved,
    ended,
  })
  const heard: unknown[] = []
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect']) {
    provider.on?.(name, (value: unknown) => void heard.push([name, value]))
  }
  return {
    ask: (method: string, params?: unknown) => provider.request({ method, params }),
    ended,
    heard,
    moved,
    read,
    request,
    sessions,
    listening: () => events.eventNames().reduce((sum, name) => sum + events.listenerCount(name), 0),
    event: (name: string, data: unknown, chainId = 'eip155:1', topic = 'topic') =>
      events.emit('session_event', { topic, params: { event: { name, data }, chainId } }),
    update(next: string[]) {
      sessions.set('topic', {
        expiry: Number.MAX_SAFE_INTEGER,
        namespaces: { eip155: { accounts: next, methods } },
      })
      events.emit('session_update', { topic: 'topic' })
    },
    end: (topic = 'topic') => events.emit('session_delete', { topic }),
  }
}

const switchTo = (chainId: unknown) => [{ chainId }]

describe('answers', () => {
  it('R-CON-7 knows accounts and chain without asking anyone', async () => {
    const { ask, request, read } = begin()
    expect(await ask('eth_accounts')).toEqual([A])
    expect(await ask('eth_requestAccounts')).toEqual([A])
    expect(await ask('eth_chainId')).toBe('0x1')
    expect(await ask('net_version')).toBe('1')
    expect(request).not.toHaveBeenCalled()
    expect(read).not.toHaveBeenCalled()
  })

  it('R-CON-7 does not send the wallet what it did not approve', async () => {
    const { ask, request } = begin()
    await expect(ask('eth_sendTransaction', [])).rejects.toThrow(UnsupportedMethodError)
    await expect(ask('wallet_watchAsset', {})).rejects.toThrow(UnsupportedMethodError)
    expect(request).not.toHaveBeenCalled()
  })

  it('R-CON-5 ends with a session that is not there any more', async () => {
    const { ask, ended, heard, sessions } = begin()
    sessions.clear()
    await expect(ask('personal_sign', ['0x', A])).rejects.toThrow(NotConnectedError)
    expect(ended).toHaveBeenCalledOnce()
    expect(heard).toMatchObject([['disconnect', { code: 4900 }]])
    expect(await ask('eth_accounts')).toEqual([])
  })

  it('R-CON-5 ends with a session that goes while it is asked something', async () => {
    const { ask, ended, request, sessions } = begin()
    request.mockImplementation(async () => {
      sessions.clear()
      throw new Error('No matching key. session topic does not exist')
    })
    await expect(ask('personal_sign', ['0x', A])).rejects.toThrow(NotConnectedError)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('R-CON-5 keeps a session that failed a request for another reason', async () => {
    const { ask, ended, request } = begin()
    const refusal = { code: 4001, message: 'No' }
    request.mockRejectedValue(refusal)
    await expect(ask('personal_sign', ['0x', A])).rejects.toBe(refusal)
    expect(ended).not.toHaveBeenCalled()
  })

  it.each([
    'Failed to publish payload, please try again. id:1 tag:1108',
    'No internet connection detected. Please restart your network and try again.',
  ])('R-ERR-4 says that the relay is unreachable when nothing was sent: %s', async (message) => {
    const { ask, ended, request } = begin()
    request.mockRejectedValue(new Error(message))
    await expect(ask('personal_sign', ['0x', A])).rejects.toThrow(RelayUnreachableError)
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('switching', () => {
  it('R-CON-3 to an approved chain moves there and remembers it', async () => {
    const { ask, heard, moved, request } = begin()
    await ask('wallet_switchEthereumChain', switchTo('0x2'))
    expect(heard).toEqual([['chainChanged', '0x2']])
    expect(moved.mock.calls).toEqual([[2]])
    await ask('personal_sign', ['0x', A])
    expect(request.mock.calls).toMatchObject([[{ chainId: 'eip155:2' }]])
  })

  it('R-CON-3 to a chain the wallet adds a moment later moves there then', async () => {
    const { ask, update, heard } = begin({ accounts: on(1) })
    await ask('wallet_switchEthereumChain', switchTo('0x2'))
    expect(await ask('eth_chainId')).toBe('0x1')
    update(on(1, 2))
    expect(await ask('eth_chainId')).toBe('0x2')
    expect(heard).toEqual([['chainChanged', '0x2']])
  })

  it('R-CON-3 to a chain the wallet agrees to but never adds stays where it was', async () => {
    const { ask, heard } = begin()
    await ask('wallet_switchEthereumChain', switchTo('0x2'))
    await ask('wallet_switchEthereumChain', switchTo('0x5'))
    expect(await ask('eth_chainId')).toBe('0x2')
    expect(heard).toEqual([['chainChanged', '0x2']])
  })

  it('R-CON-3 without the wallet knowing how says so with the code for unknown chains', async () => {
    const { ask } = begin({ accounts: on(1), methods: ['personal_sign'] })
    const asked = ask('wallet_switchEthereumChain', switchTo('0x2'))
    await expect(asked).rejects.toThrow(ChainUnknownToWalletError)
  })

  it.each([undefined, [], [{}], [{ chainId: 'two' }]])(
    'R-CON-3 to %j is refused',
    async (params) => {
      const { ask } = begin()
      const asked = ask('wallet_switchEthereumChain', params)
      await expect(asked).rejects.toThrow(InvalidAnswerError)
    },
  )
})

describe('events', () => {
  it.each([
    ['hex', '0x2'],
    ['decimal text', '2'],
    ['a number', 2],
    ['CAIP-2', 'eip155:2'],
  ])('R-CON-5 follows a chain given as %s', async (_, data) => {
    const { ask, event } = begin()
    event('chainChanged', data)
    expect(await ask('eth_chainId')).toBe('0x2')
  })

  it('R-CON-5 takes the chain of the event when its data is no chain', async () => {
    const { ask, event } = begin()
    event('chainChanged', { odd: true }, 'eip155:2')
    expect(await ask('eth_chainId')).toBe('0x2')
  })

  it('R-CON-5 follows to a chain that was not approved once it is', async () => {
    const { ask, event, update, heard } = begin({ accounts: on(1) })
    event('chainChanged', 5)
    expect(await ask('eth_chainId')).toBe('0x1')
    expect(heard).toEqual([])
    update(on(1, 5))
    expect(await ask('eth_chainId')).toBe('0x5')
  })

  it('R-CON-5 leaves a chain that the wallet withdraws', async () => {
    const { ask, update, heard } = begin()
    update(on(2))
    expect(await ask('eth_chainId')).toBe('0x2')
    expect(heard).toEqual([['chainChanged', '0x2']])
  })

  it('R-CON-5 tells of other accounts, by event or by update, and only of news', () => {
    const { event, update, heard } = begin()
    event('accountsChanged', [A])
    event('accountsChanged', ['garbage'])
    update(on(1, 2))
    expect(heard).toEqual([])
    event('accountsChanged', [B, A])
    update([`eip155:1:${B}`])
    expect(heard).toEqual([
      ['accountsChanged', [B, A]],
      ['accountsChanged', [B]],
    ])
  })

  it.each<[string, (world: ReturnType<typeof begin>) => void]>([
    ['no account by event', ({ event }) => event('accountsChanged', [])],
    ['no account by update', ({ update }) => update([])],
    ['the end of the session', ({ end }) => end()],
  ])('R-CON-5 ends with %s, once, and listens to nothing more', (_, happen) => {
    const world = begin()
    expect(world.listening()).toBe(4)
    happen(world)
    world.end()
    expect(world.ended).toHaveBeenCalledOnce()
    expect(world.heard).toMatchObject([['disconnect', { code: 4900 }]])
    expect(world.listening()).toBe(0)
  })

  it('R-CON-5 does not mind what happens to other sessions', () => {
    const { event, end, heard } = begin()
    event('accountsChanged', [B], 'eip155:1', 'another')
    end('another')
    expect(heard).toEqual([])
  })
})
