import { memoryStorage, RpcError } from '@countersign/core/testing'
import { createGateway } from '@countersign/gateway'
import { createOutboxStore, isKept } from '@countersign/outbox'
import {
  createClient,
  custom,
  type Hex,
  type PrivateKeyAccount,
  type TypedDataDefinition,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createGate } from '../../../gate/createGate.ts'
import type {
  TypedDataJson,
  WalletQuestions,
  WalletRequests,
} from '../../../gate/walletRequests.ts'
import type { SigningSafe } from '../../acts.ts'
import { toPorts } from '../../ports.ts'

export const [ada, ben, eve] = [
  privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'),
  privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'),
  privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'),
]

export const safe: SigningSafe = {
  chainId: 31337,
  address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
  version: '1.4.1',
  owners: [ada.address, ben.address],
}

/** As a wallet signs what it got as JSON, changed on the way or not. */
export const signData = (
  signer: PrivateKeyAccount,
  data: TypedDataJson,
  change: (text: string) => string = (text) => text,
): Promise<Hex> =>
  // Wallets trust it, too.
  signer.signTypedData(JSON.parse(change(JSON.stringify(data))) as TypedDataDefinition)

export const refuse = () => Promise.reject(new RpcError(4001, 'User rejected the request.'))
export const never = () => new Promise<never>(() => {})

/** What a gateway was asked, by method and the end of the path, and how it answers. */
export type Serve = (asked: string, body: unknown) => { status: number; json?: object } | 'down'

type Wallet = WalletQuestions & WalletRequests

/** Where a signature may be when something happens to its page. */
export const POINTS = ['before', 'asked', 'answered', 'told'] as const
export type Point = (typeof POINTS)[number]

type Tab = {
  /** Hears where it stands; what it returns is waited for. */
  onPoint?: (point: Point) => unknown
  /** Whether the browser still writes something down; it does, unless it is said otherwise. */
  hasRoom?: () => boolean
  now?: () => number
  wallet?: Partial<Wallet>
  serve?: Serve
  storage?: ReturnType<typeof memoryStorage>
  locks?: Set<string>
  node?: (method: string) => Promise<unknown>
}

let tabs = 0

/** A tab of a browser: its memory is its storage, so a second one on the same is the page reloaded. */
export function openTab({ wallet, serve, node, onPoint, now = Date.now, ...browser }: Tab = {}) {
  const { hasRoom = () => true } = browser
  let isOpen = true
  /** A page that is gone goes on with nothing. */
  const at = async (point: Point) => {
    await onPoint?.(point)
    if (!isOpen) await never()
  }
  const { storage = memoryStorage(), locks = new Set<string>() } = browser
  const mine = new Set<string>()
  const told: string[] = []
  const asked: string[] = []
  const count = (name: string) => asked.filter((each) => each === name).length
  const own: Wallet = {
    account: () => ada.address,
    chainId: async () => safe.chainId,
    switchChain: async () => {},
    signTypedData: (_, data) => signData(ada, data),
    ...{ signHash: never, signText: never, signInHost: never },
    ...{ sendTransaction: never, sendBatch: never, batchSupport: never, batchStatus: never },
    ...wallet,
  }
  let named = 0
  tabs += 1
  const page = { addEventListener: () => {}, removeEventListener: () => {} }
  const store = createOutboxStore({
    ...{ key: 'countersign.app.acts', window: page, now },
    storage: {
      ...storage,
      setItem: (key, text) => isOpen && hasRoom() && storage.setItem(key, text),
    },
  })
  const client = createClient({
    transport: custom(
      { request: ({ method }) => node?.(method) ?? Promise.resolve('0x') },
      { retryCount: 0 },
    ),
  })
  const gateway = createGateway({
    baseUrl: 'https://gateway.test',
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      const name = `${init?.method ?? 'GET'} ${pathname.split('/').slice(4).join('/')}`
      await at('told')
      told.push(name)
      const answer = serve?.(name, init?.body) ?? { status: 201 }
      if (answer === 'down') throw new TypeError('Failed to fetch')
      const text = answer.json ? JSON.stringify(answer.json) : ''
      return new Response(text, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  const ports = toPorts({
    ...{ store, gateway, clientOf: () => client, now },
    newToken: () => `prompt ${tabs} ${named++}`,
    askersOf: () => {
      throw new Error('A message has no witnesses.')
    },
    locks: {
      async hold(name, run) {
        if (locks.has(name)) return 'taken'
        locks.add(name)
        mine.add(name)
        try {
          return await run()
        } finally {
          if (mine.delete(name)) locks.delete(name)
        }
      },
    },
    wallet: createGate({
      ...own,
      chainId: async () => {
        await at('before')
        return own.chainId()
      },
      signTypedData: async (...given) => {
        asked.push('signature')
        await at('asked')
        const answer = await own.signTypedData(...given)
        await at('answered')
        return answer
      },
    }),
  })
  /** What was signed here and the gateway does not have. */
  const kept = () => store.get().filter(isKept)
  /** Keeps nothing any more, and lets its locks go. */
  const close = () => {
    isOpen = false
    for (const name of mine) locks.delete(name)
    mine.clear()
  }
  return { ports, close, kept, storage, locks, told, asked: () => count('signature') }
}
