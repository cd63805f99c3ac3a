import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountersignError, type ErrorKind } from '../errors/base.ts'
import { harness } from '../testing/harness.ts'
import {
  addsAndSwitches,
  after,
  never,
  RpcError,
  type ScriptedWallet,
  type ScriptedWalletParameters,
  scriptedWallet,
  throwing,
} from '../testing/scriptedWallet.ts'
import { popularWallets } from '../wallets/popular.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'

/**
 * The wallet zoo: one animal per way in which providers have been seen, or may be expected, to
 * misbehave. For each of them: connecting ends, the status is right, and disconnecting leaves no
 * listener behind.
 */
type Animal = ScriptedWalletParameters & {
  does: string
  /** The chain asked for while connecting. */
  wants?: number
  /** Prepares the provider itself, where a script of answers is not enough. */
  prepare?: (wallet: ScriptedWallet) => void
  /** Comes into the page in another way than by announcing itself, and is chosen by this id then. */
  arrives?: (wallet: ScriptedWallet, page: Window) => void
  as?: string
  /** Happens while the connection is being made. */
  meanwhile?: (wallet: ScriptedWallet) => void
  /** Happens after it was made. */
  afterwards?: (wallet: ScriptedWallet) => void
  /** What connecting ends with. */
  ends: 'connected' | ErrorKind
  /** Why the wanted chain was not reached, where connecting succeeded without it. */
  switchError?: ErrorKind
  /** What is left in the end; default: what connecting ended with. */
  status?: 'connected' | 'disconnected'
  account?: string
  chain?: number
}

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const accounts = (answer: unknown) => ({ eth_requestAccounts: () => answer })
const rejects = (thrown: unknown) => ({ eth_requestAccounts: throwing(thrown) })
const chain = (answer: unknown) => ({ eth_chainId: () => answer, net_version: () => answer })
const switching = (behave: Parameters<typeof after>[1]) => ({ wallet_switchEthereumChain: behave })

const tame: Animal[] = [
  { does: 'behaves', ends: 'connected', account: A, chain: 1 },
  { does: 'knows both chains', knownChains: [1, 2], wants: 2, ends: 'connected', chain: 2 },
  {
    does: 'answers after a minute',
    script: { eth_requestAccounts: after(60_000, () => [A]) },
    ends: 'connected',
  },
]

const accountAnimals: Animal[] = [
  { does: 'never answers', script: { eth_requestAccounts: never }, ends: 'timeout' },
  { does: 'shares no account', script: accounts([]), ends: 'rejected' },
  { does: 'answers null', script: accounts(null), ends: 'invalidAnswer' },
  { does: 'answers undefined', script: accounts(undefined), ends: 'invalidAnswer' },
  { does: 'answers a string', script: accounts(A), ends: 'invalidAnswer' },
  { does: 'answers an object', script: accounts({ 0: A, length: 1 }), ends: 'invalidAnswer' },
  { does: 'answers nonsense in the list', script: accounts(['hello']), ends: 'invalidAnswer' },
  { does: 'answers a short address', script: accounts(['0x1234']), ends: 'invalidAnswer' },
  {
    does: 'mixes nonsense and an account',
    script: accounts([null, 7, A]),
    ends: 'connected',
    account: A,
  },
  {
    does: 'spells in lower case',
    script: accounts([A.toLowerCase()]),
    ends: 'connected',
    account: A,
  },
  {
    does: 'spells in upper case',
    script: accounts([A.toUpperCase()]),
    ends: 'connected',
    account: A,
  },
  { does: 'leaves blanks around', script: accounts([` ${A}\n`]), ends: 'connected', account: A },
  { does: 'spells by CAIP-10', script: accounts([`eip155:1:${A}`]), ends: 'connected', account: A },
  {
    does: 'lists one account twice',
    script: accounts([A, A.toLowerCase()]),
    ends: 'connected',
    account: A,
  },
  {
    does: 'sends a frozen list',
    script: accounts(Object.freeze([A])),
    ends: 'connected',
    account: A,
  },
]

const OFFERED = [{ name: 'Popular', wallets: popularWallets }]
const inject = (page: Window, ethereum: unknown) => Object.assign(page, { ethereum })
const late = (wallet: ScriptedWallet, page: Window, marks = {}) => {
  inject(page, Object.assign(wallet.provider, marks))
  page.dispatchEvent(new Event('ethereum#initialized'))
}

const trap = () => {
  throw new Error('trap')
}

/** Wallets from before EIP-6963, and browsers of phones that put one into the page in their own time. */
const legacyAnimals: Animal[] = [
  { does: 'injects itself late and says so', arrives: late, ends: 'connected', account: A },
  {
    does: 'injects itself late and says nothing until the page has loaded',
    arrives(wallet, page) {
      inject(page, wallet.provider)
      page.dispatchEvent(new Event('load'))
    },
    ends: 'connected',
  },
  {
    does: 'says that it is there and is not',
    arrives: (_, page) => void page.dispatchEvent(new Event('ethereum#initialized')),
    ends: 'walletNotFound',
  },
  {
    does: 'injects itself late with the marks of MetaMask',
    arrives: (wallet, page) => late(wallet, page, { isMetaMask: true, _metamask: {} }),
    as: 'metaMask',
    ends: 'connected',
  },
  {
    does: 'sits in a list of several, after one that claims to be it',
    arrives(wallet, page) {
      const impostor = { request: throwing('not me'), isMetaMask: true, isRabby: true }
      const mine = Object.assign(wallet.provider, { isMetaMask: true, _metamask: {} })
      inject(page, { request: throwing('which one?'), providers: [impostor, mine] })
      page.dispatchEvent(new Event('ethereum#initialized'))
    },
    as: 'metaMask',
    ends: 'connected',
  },
  {
    does: 'is the first of a list of nameless ones',
    arrives(wallet, page) {
      inject(page, { providers: [null, 7, wallet.provider, { request: never }] })
      page.dispatchEvent(new Event('ethereum#initialized'))
    },
    ends: 'connected',
  },
  {
    does: 'has an empty list beside itself',
    arrives: (wallet, page) => late(wallet, page, { providers: [] }),
    ends: 'connected',
  },
  {
    does: 'has a list that explodes',
    arrives(wallet, page) {
      Object.defineProperty(wallet.provider, 'providers', { get: trap })
      late(wallet, page)
    },
    ends: 'connected',
  },
  {
    does: 'is old: no events, a chain id only by net_version',
    arrives(wallet, page) {
      const { request } = wallet.provider
      inject(page, { request })
      page.dispatchEvent(new Event('ethereum#initialized'))
    },
    script: { eth_chainId: throwing(new RpcError(-32601, 'no such method')) },
    ends: 'connected',
    chain: 1,
  },
  {
    does: 'replaces itself after it was found',
    arrives(wallet, page) {
      late({ ...wallet, provider: { request: () => new Promise(() => {}) } }, page)
      late(wallet, page)
    },
    ends: 'connected',
  },
  {
    does: 'is in the way of a browser that forbids the property',
    arrives(_, page) {
      Object.defineProperty(page, 'ethereum', { get: trap })
      page.dispatchEvent(new Event('ethereum#initialized'))
    },
    ends: 'walletNotFound',
  },
]

const throwAnimals: Animal[] = [
  {
    does: 'throws 4001',
    script: rejects(new RpcError(4001, 'User rejected the request.')),
    ends: 'rejected',
  },
  {
    does: 'throws 4001 as text',
    script: rejects({ code: '4001', message: 'no' }),
    ends: 'rejected',
  },
  {
    does: 'throws 4001 deep inside',
    script: rejects({ code: -32603, data: { originalError: { code: 4001 } } }),
    ends: 'rejected',
  },
  {
    does: 'throws ACTION_REJECTED',
    script: rejects({ code: 'ACTION_REJECTED', info: { error: {} } }),
    ends: 'rejected',
  },
  {
    does: 'throws only the words',
    script: rejects(new Error('User closed modal')),
    ends: 'rejected',
  },
  { does: 'throws a string', script: rejects('boom'), ends: 'walletFailed' },
  { does: 'throws undefined', script: rejects(undefined), ends: 'walletFailed' },
  { does: 'throws null', script: rejects(null), ends: 'walletFailed' },
  {
    does: 'throws a frozen object',
    script: rejects(Object.freeze({ code: 4001 })),
    ends: 'rejected',
  },
  { does: 'throws a number', script: rejects(42), ends: 'walletFailed' },
  { does: 'throws a circular object', script: rejects(circular()), ends: 'walletFailed' },
  { does: 'throws a booby-trapped object', script: rejects(trapped()), ends: 'walletFailed' },
  {
    does: 'throws -32603',
    script: rejects(new RpcError(-32603, 'Internal error')),
    ends: 'walletFailed',
  },
  {
    does: 'throws 4100',
    script: rejects(new RpcError(4100, 'Unauthorized')),
    ends: 'unauthorized',
  },
  {
    does: 'throws 4200',
    script: rejects(new RpcError(4200, 'Unsupported')),
    ends: 'unsupportedMethod',
  },
  {
    does: 'throws 4900',
    script: rejects(new RpcError(4900, 'Disconnected')),
    ends: 'walletFailed',
  },
  {
    does: 'says a popup was blocked',
    script: rejects(new Error('Pop up window failed to open')),
    ends: 'popupBlocked',
  },
  {
    does: 'throws before it returns a promise',
    prepare: (wallet) => {
      wallet.provider.request = () => {
        throw new RpcError(4001, 'at once')
      }
    },
    ends: 'rejected',
  },
  {
    does: 'answers without a promise',
    prepare: (wallet) => {
      const answers: Record<string, unknown> = { eth_requestAccounts: [A], eth_chainId: '0x1' }
      // A provider may break its promise to return one.
      wallet.provider.request = (({ method }: { method: string }) => answers[method]) as never
    },
    ends: 'connected',
    account: A,
  },
]

const pendingAnimals: Animal[] = [
  {
    does: 'has a request open that is approved later, with an event',
    script: rejects(new RpcError(-32002, 'already pending')),
    meanwhile: (wallet) => {
      wallet.permitted = true
      wallet.emit('accountsChanged', [B])
    },
    ends: 'connected',
    account: B,
  },
  {
    does: 'has a request open that is approved later, in silence',
    script: rejects(new RpcError(-32002, 'already pending')),
    meanwhile: (wallet) => {
      wallet.permitted = true
    },
    ends: 'connected',
    account: A,
  },
  {
    does: 'has a window open and says so as -32001',
    script: rejects(new RpcError(-32001, 'Already processing connect. Please wait.')),
    meanwhile: (wallet) => {
      wallet.permitted = true
    },
    ends: 'connected',
    account: A,
  },
  {
    does: 'has a window open and says 4001 because of it',
    script: rejects(new RpcError(4001, 'please request after current approval resolve')),
    meanwhile: (wallet) => {
      wallet.permitted = true
    },
    ends: 'connected',
    account: A,
  },
  {
    does: 'is being unlocked for somebody else, and asks for us afterwards',
    script: rejects(new RpcError(-32001, 'Already processing unlock. Please wait.')),
    meanwhile: (wallet) => {
      delete wallet.script.eth_requestAccounts
    },
    ends: 'connected',
    account: A,
  },
  {
    does: 'has a window open that is declined, as is the next',
    script: rejects(new RpcError(-32001, 'Already processing connect. Please wait.')),
    meanwhile: (wallet) => {
      wallet.script.eth_requestAccounts = throwing(new RpcError(4001, 'User rejected'))
    },
    ends: 'rejected',
  },
  {
    does: 'has a request open for ever',
    script: rejects(new RpcError(-32002, 'pending')),
    ends: 'timeout',
  },
]

const chainAnimals: Animal[] = [
  { does: 'says its chain in decimal text', script: chain('1'), ends: 'connected', chain: 1 },
  { does: 'says its chain as a number', script: chain(1), ends: 'connected', chain: 1 },
  { does: 'says its chain as a bigint', script: chain(1n), ends: 'connected', chain: 1 },
  { does: 'says its chain in upper-case hex', script: chain('0X1'), ends: 'connected', chain: 1 },
  {
    does: 'says its chain with leading zeros',
    script: chain('0x0001'),
    ends: 'connected',
    chain: 1,
  },
  { does: 'says its chain by CAIP-2', script: chain('eip155:1'), ends: 'connected', chain: 1 },
  { does: 'says nonsense for its chain', script: chain('mainnet'), ends: 'invalidAnswer' },
  { does: 'says chain zero', script: chain('0x0'), ends: 'invalidAnswer' },
  { does: 'says NaN for its chain', script: chain(Number.NaN), ends: 'invalidAnswer' },
  {
    does: 'says a chain beyond all numbers',
    script: chain('0xffffffffffffffffffff'),
    ends: 'invalidAnswer',
  },
  {
    does: 'never says its chain',
    script: { eth_chainId: never, net_version: never },
    ends: 'invalidAnswer',
  },
  {
    does: 'knows only net_version',
    script: { eth_chainId: throwing(new RpcError(4200, '')) },
    ends: 'connected',
    chain: 1,
  },
  {
    does: 'is on a chain the app does not know',

    script: chain('0x539'),
    ends: 'connected',
    chain: 1337,
  },
]

const switchAnimals: Animal[] = [
  { does: 'must learn the chain and is asked again', wants: 2, ends: 'connected', chain: 2 },
  {
    does: 'adds and switches in one go',
    wants: 2,
    script: { wallet_addEthereumChain: addsAndSwitches },
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'says 4902 deep inside',
    wants: 2,
    script: {
      ...switching(throwing({ code: -32603, data: { originalError: { code: 4902 } } })),
      wallet_addEthereumChain: addsAndSwitches,
    },
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'says only in words that it does not know the chain',
    wants: 2,
    script: {
      ...switching(throwing(new Error('Unrecognized chain ID "0x2". Try adding the chain first.'))),
      wallet_addEthereumChain: addsAndSwitches,
    },
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'resolves a switch without switching',
    wants: 2,
    script: switching(() => null),
    ends: 'connected',
    chain: 1,
    switchError: 'chainNotSwitched',
  },
  {
    does: 'never answers a switch',
    wants: 2,
    script: switching(never),
    ends: 'connected',
    chain: 1,
    switchError: 'timeout',
  },
  {
    does: 'refuses the switch',
    wants: 2,
    script: switching(throwing(new RpcError(4001, 'no'))),
    ends: 'connected',
    chain: 1,
    switchError: 'rejected',
  },
  {
    does: 'refuses to add',
    wants: 2,
    script: { wallet_addEthereumChain: throwing(new RpcError(4001, 'no')) },
    ends: 'connected',
    chain: 1,
    switchError: 'chainNotAdded',
  },
  {
    does: 'is adding the chain in a window that is open already',
    wants: 2,
    script: {
      wallet_addEthereumChain: throwing(
        new RpcError(4001, 'please request after current approval resolve'),
      ),
    },
    meanwhile: (wallet) => {
      wallet.chainId = 2
    },
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'has another window open when it is asked to add a chain',
    wants: 2,
    script: {
      wallet_addEthereumChain: throwing(
        new RpcError(4001, 'please request after current approval resolve'),
      ),
    },
    meanwhile: (wallet) => {
      delete wallet.script.wallet_addEthereumChain
    },
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'cannot add',
    wants: 2,
    script: { wallet_addEthereumChain: throwing(new RpcError(4200, 'no')) },
    ends: 'connected',
    chain: 1,
    switchError: 'chainUnknownToWallet',
  },
  {
    does: 'adds but forgets at once',
    wants: 2,
    script: {
      wallet_addEthereumChain: () => null,
      ...switching(throwing(new RpcError(4902, 'unknown'))),
    },
    ends: 'connected',
    chain: 1,
    switchError: 'chainUnknownToWallet',
  },
  {
    does: 'cannot switch at all',
    wants: 2,
    script: switching(throwing(new RpcError(4200, 'no'))),
    ends: 'connected',
    chain: 1,
    switchError: 'unsupportedMethod',
  },
  {
    does: 'is asked for a chain the app does not know',
    wants: 99,
    ends: 'connected',
    chain: 1,
    switchError: 'chainNotConfigured',
  },
  {
    does: 'switches without telling',
    wants: 2,
    script: switching((_, wallet) => {
      wallet.chainId = 2
      return null
    }),
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'switches a while after it said so',
    wants: 2,
    script: switching((_, wallet) => {
      setTimeout(() => {
        wallet.chainId = 2
      }, 2_000)
      return null
    }),
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'has a switch open that is approved later',
    wants: 2,
    script: switching((_, wallet) => {
      setTimeout(() => {
        wallet.chainId = 2
      }, 20_000)
      throw new RpcError(-32002, 'pending')
    }),
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'changes the account while switching',
    wants: 2,
    knownChains: [1, 2],
    script: switching((_, wallet) => {
      wallet.accounts = [B]
      wallet.chainId = 2
      wallet.emit('accountsChanged', [B])
      return null
    }),
    ends: 'connected',
    account: B,
    chain: 2,
  },
  {
    does: 'takes its accounts away while switching',
    wants: 2,
    script: switching((_, wallet) => {
      wallet.chainId = 2
      wallet.emit('accountsChanged', [])
      return null
    }),
    ends: 'rejected',
  },
]

const eventAnimals: Animal[] = [
  {
    does: 'emits rubbish before it answers',
    script: {
      eth_requestAccounts: (_, wallet) => {
        wallet.emit('accountsChanged', 'x')
        wallet.emit('chainChanged', {})
        return [A]
      },
    },
    ends: 'connected',
    account: A,
  },
  {
    does: 'emits an empty list before it answers',
    script: {
      eth_requestAccounts: (_, wallet) => {
        wallet.emit('accountsChanged', [])
        return [A]
      },
    },
    ends: 'connected',
    account: A,
  },
  {
    does: 'changes the account',
    afterwards: (wallet) => wallet.emit('accountsChanged', [B]),
    ends: 'connected',
    account: B,
  },
  {
    does: 'changes the account to an odd spelling',
    afterwards: (wallet) => wallet.emit('accountsChanged', [B.toUpperCase()]),
    ends: 'connected',
    account: B,
  },
  {
    does: 'emits no list of accounts',
    afterwards: (wallet) => wallet.emit('accountsChanged', undefined),
    ends: 'connected',
    account: A,
  },
  {
    does: 'emits nonsense accounts',
    afterwards: (wallet) => wallet.emit('accountsChanged', ['?']),
    ends: 'connected',
    account: A,
  },
  {
    does: 'takes its accounts away',
    afterwards: (wallet) => wallet.emit('accountsChanged', []),
    ends: 'connected',
    status: 'disconnected',
  },
  {
    does: 'takes its accounts away twice',
    afterwards: (wallet) => {
      wallet.emit('accountsChanged', [])
      wallet.emit('accountsChanged', [])
    },
    ends: 'connected',
    status: 'disconnected',
  },
  {
    does: 'changes the chain in hex',
    afterwards: (wallet) => wallet.emit('chainChanged', '0x2'),
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'changes the chain in decimal',
    afterwards: (wallet) => wallet.emit('chainChanged', '2'),
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'changes the chain by number',
    afterwards: (wallet) => wallet.emit('chainChanged', 2),
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'changes the chain to nonsense',
    afterwards: (wallet) => {
      wallet.chainId = 2
      wallet.emit('chainChanged', 'loading')
    },
    ends: 'connected',
    chain: 2,
  },
  {
    does: 'changes to a chain the app does not know',
    afterwards: (wallet) => wallet.emit('chainChanged', 1337),
    ends: 'connected',
    chain: 1337,
  },
  {
    does: 'disconnects',
    afterwards: (wallet) => {
      wallet.permitted = false
      wallet.emit('disconnect', new RpcError(4900, 'gone'))
    },
    ends: 'connected',
    status: 'disconnected',
  },
  {
    does: 'loses its node for a moment',
    afterwards: (wallet) => wallet.emit('disconnect', new RpcError(1013, 'try again later')),
    ends: 'connected',
  },
  {
    does: 'loses its node and its visitor',
    afterwards: (wallet) => {
      wallet.permitted = false
      wallet.emit('disconnect', { code: 1013 })
    },
    ends: 'connected',
    status: 'disconnected',
  },
]

const bodyAnimals: Animal[] = [
  {
    does: 'has no events',
    prepare: (wallet) => {
      delete wallet.provider.on
      delete wallet.provider.removeListener
    },
    ends: 'connected',
  },
  {
    does: 'cannot take listeners off by that name',
    prepare: (wallet) => {
      wallet.provider.off = wallet.provider.removeListener
      delete wallet.provider.removeListener
    },
    ends: 'connected',
  },
  {
    does: 'throws when listened to',
    prepare: (wallet) => {
      wallet.provider.on = () => {
        throw new Error('no')
      }
    },
    ends: 'connected',
  },
  {
    does: 'throws when listeners are taken off',
    prepare: (wallet) => {
      const take = wallet.provider.removeListener
      wallet.provider.removeListener = (...args) => {
        take?.(...args)
        throw new Error('no')
      }
    },
    ends: 'connected',
  },
  {
    does: 're-enters itself',
    script: {
      eth_requestAccounts: async (_, wallet) => {
        await wallet.provider.request({ method: 'eth_accounts' })
        return wallet.accounts
      },
    },
    ends: 'connected',
  },
  {
    does: 'throws on goodbye',
    script: { wallet_revokePermissions: throwing(new Error('no')) },
    ends: 'connected',
  },
  { does: 'never says goodbye', script: { wallet_revokePermissions: never }, ends: 'connected' },
  {
    does: 'is frozen',
    prepare: (wallet) => {
      Object.freeze(wallet.provider)
    },
    ends: 'connected',
  },
]

const zoo = [
  ...tame,
  ...accountAnimals,
  ...throwAnimals,
  ...pendingAnimals,
  ...chainAnimals,
  ...switchAnimals,
  ...eventAnimals,
  ...bodyAnimals,
  ...legacyAnimals,
]

function circular(): object {
  const self: Record<string, unknown> = { message: 'round' }
  self.cause = self
  self.data = { error: self }
  return self
}

function trapped(): object {
  const bomb = () => {
    throw new Error('trap')
  }
  return Object.defineProperties(
    {},
    { code: { get: bomb }, message: { get: bomb }, cause: { get: bomb }, toJSON: { get: bomb } },
  )
}

/** Longer than every wait of ours together. */
const FOR_EVER = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe(`the wallet zoo (${zoo.length} animals)`, () => {
  it.each(zoo)('a wallet that $does ends as $ends', async (animal) => {
    const wallet = scriptedWallet(animal)
    animal.prepare?.(wallet)
    const { countersign, walletId: announced } = harness(wallet, {
      ...(animal.arrives && { arrives: animal.arrives, wallets: OFFERED }),
    })
    const walletId = animal.arrives ? (animal.as ?? 'injected') : announced
    const { config } = countersign
    const outcome = connect(countersign, { walletId, chainId: animal.wants }).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(3_000)
    animal.meanwhile?.(wallet)
    await vi.advanceTimersByTimeAsync(FOR_EVER)
    const result = await outcome

    if (animal.ends === 'connected') {
      expect(result).not.toBeInstanceOf(Error)
      expect(result).toMatchObject({ chain: { unsupported: expect.any(Boolean) } })
      const { switchError } = result as { switchError?: CountersignError }
      expect(switchError?.kind).toBe(animal.switchError)
    } else {
      expect(result).toBeInstanceOf(CountersignError)
      expect((result as CountersignError).kind).toBe(animal.ends)
      expect((result as CountersignError).message).toMatch(/^[A-Z].*\.$/)
      expect(wallet.listenerCount()).toBe(0)
    }
    animal.afterwards?.(wallet)
    await vi.advanceTimersByTimeAsync(FOR_EVER)

    const status = animal.status ?? (animal.ends === 'connected' ? 'connected' : 'disconnected')
    expect(config.state.status).toBe(status)
    const connection = config.state.connections.get(config.state.current ?? '')
    if (animal.account) expect(connection?.accounts[0]).toBe(animal.account)
    if (animal.chain) expect(connection?.chainId).toBe(animal.chain)
    if (status === 'disconnected') {
      expect(connection).toBeUndefined()
      expect(wallet.listenerCount()).toBe(0)
    }

    const goodbye = disconnect(countersign)
    await vi.advanceTimersByTimeAsync(FOR_EVER)
    await goodbye
    expect(config.state.status).toBe('disconnected')
    expect(config.state.connections.size).toBe(0)
    expect(wallet.listenerCount()).toBe(0)
  })
})
