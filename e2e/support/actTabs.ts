import { RpcError } from '@countersign/core/testing'
import { estimateTransaction, type Gateway } from '@countersign/gateway'
import { type Authorization, authorize, authorizeCalls } from '@countersign/judge'
import { nothingOdd } from '@countersign/judge/testing'
import { createOutboxStore } from '@countersign/outbox'
import { hashSafeTransaction } from '@countersign/safe'
import { createActs } from '@countersign/web/acts'
import { createGate } from '@countersign/web/gate'
import { buildSafeTransaction } from '@countersign/web/safe-transaction'
import {
  type Address,
  type Client,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import { readContract, sendTransaction, waitForTransactionReceipt } from 'viem/actions'

type Ports = Parameters<typeof createActs>[0]
type Asker = ReturnType<Ports['askersOf']>['wallet']
/** What stands behind the gate. */
type Wallet = Parameters<typeof createGate>[0]
type Asked = Parameters<Wallet['sendTransaction']>[0]

/** What stands between a wallet being asked and its answer being heard. */
export type Point = 'before' | 'asked' | 'answered'

export type Window = {
  asked: Asked
  approve(): Promise<Hex>
  reject(): void
}

type Browser = {
  client: Client
  account: PrivateKeyAccount
  chainId: number
  gateway?: Gateway
  /** Hears of every question, by its number; what it returns is waited for. */
  onAsked: (window: Window, number: number) => unknown
  onPoint?: (point: Point, number: number) => void
  /** Whether a transaction is mined by the time the wallet answers; so unless it is said otherwise. */
  isMined?: boolean
  signTypedData?: Wallet['signTypedData']
  wallet?: Partial<Wallet>
  /** Whether the browser still writes something down; it does, unless it is said otherwise. */
  hasRoom?: () => boolean
  /** What lies between a node and what is heard of it. */
  hear?: (name: 'nodeOne' | 'nodeTwo' | 'wallet', ask: Asker) => Asker
}

/**
 * A browser with one wallet and as many tabs as are opened. A tab that is closed hears nothing, keeps
 * nothing and lets its locks go, as a real one; what the wallet was asked stays with the wallet.
 */
export function openBrowser(browser: Browser) {
  const { client, account, hear = (_, ask) => ask } = browser
  const items = new Map<string, string>()
  const locks = new Map<string, object>()
  const listeners = new Set<{
    tab: object
    hear: (event: { key: string; newValue: string }) => void
  }>()
  /** Its node answers whatever it is asked; what it refuses is silence. */
  const ask: Asker = (calls) =>
    Promise.all(
      calls.map(({ method, params }) =>
        // viem knows the methods by name, and these are passed on as they are.
        client.request({ method, params } as never).then(
          (value) => ({ state: 'said' as const, value: value as unknown }),
          () => ({ state: 'silent' as const }),
        ),
      ),
    )
  let count = 0
  let tokens = 0
  let transactions = 0

  const open = () => {
    const tab = { isOpen: true }
    const never = () => new Promise<never>(() => {})
    const number = () => count
    const at = (point: Point) => {
      browser.onPoint?.(point, number())
      return tab.isOpen ? Promise.resolve() : never()
    }
    const store = createOutboxStore({
      key: 'countersign.app.acts',
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem(key, value) {
          if (!tab.isOpen) return
          // Full storage is asked again whether it has taken it.
          if (browser.hasRoom?.() === false) return
          items.set(key, value)
          for (const { tab: other, hear } of listeners) {
            if (other !== tab) hear({ key, newValue: value })
          }
        },
        removeItem: (key) => void items.delete(key),
      },
      window: {
        addEventListener: (_: string, hear: unknown) => {
          // Only storage events are listened to here.
          listeners.add({ tab, hear: hear as (event: { key: string; newValue: string }) => void })
        },
        removeEventListener: () => {},
      } as Pick<globalThis.Window, 'addEventListener' | 'removeEventListener'>,
    })
    const acts = createActs({
      store,
      gateway: browser.gateway ?? ({} as Gateway), // a plain wallet asks none
      clientOf: () => client,
      askersOf: () => ({
        nodeOne: hear('nodeOne', ask),
        nodeTwo: hear('nodeTwo', ask),
        wallet: hear('wallet', ask),
      }),
      now: Date.now,
      // Nothing moves here while somebody lies.
      wait: async () => {},
      newToken: () => `token ${++tokens}`,
      locks: {
        async hold(name, run) {
          if (locks.has(name)) return 'taken'
          locks.set(name, tab)
          try {
            return await run()
          } finally {
            if (locks.get(name) === tab) locks.delete(name)
          }
        },
      },
      wallet: createGate({
        account: () => account.address,
        async chainId() {
          await at('before')
          return browser.chainId
        },
        switchChain: async () => {},
        signTypedData: browser.signTypedData ?? never,
        ...{ signHash: never, signText: never, signInHost: never },
        async sendTransaction(asked) {
          if (!tab.isOpen) return never()
          const mine = count
          count += 1
          const answer = await new Promise<Hex>((resolve, reject) => {
            const approve = async () => {
              transactions += 1
              const { from: _, chainId: __, ...transaction } = asked
              const fees = { gas: 500_000n, ...transaction }
              const hash = await sendTransaction(client, { account, chain: null, ...fees } as never) // viem knows either kind of fee, not which
              if (browser.isMined !== false) {
                await waitForTransactionReceipt(client, { hash, pollingInterval: 10 })
              }
              resolve(hash)
              return hash
            }
            const refuse = () => reject(new RpcError(4001, 'User rejected the request.'))
            void browser.onAsked({ asked, approve, reject: refuse }, mine)
          })
          await at('answered')
          return answer
        },
        batchSupport: async () => 'unsupported',
        sendBatch: never,
        batchStatus: never,
        ...browser.wallet,
      }),
    })
    const close = () => {
      tab.isOpen = false
      for (const [name, holder] of locks) if (holder === tab) locks.delete(name)
    }
    return { acts: judgedBy(browser, acts), unjudged: acts, close }
  }
  return { open, sent: () => transactions }
}

type Acts = ReturnType<typeof createActs>
type Unjudged = Omit<Parameters<Acts['execute']>[0], 'authorization'>
type Place = { chainId: number; address: Address }
type Called = { to: Address; value: bigint; data: Hex }
type Written = Omit<Parameters<Acts['propose']>[0], 'authorization' | 'transaction'> & {
  calls: Parameters<typeof buildSafeTransaction>[1]
  /** The next free one, if left out. */
  nonce?: number
}

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
])

/** For a page on which nothing was odd: what it hands over is by the judge's leave. */
function judgedBy({ client, gateway }: Browser, acts: Acts) {
  const leave = async ({ account, transaction }: Unjudged): Promise<Authorization> => {
    const { address: safe, chainId } = account
    const version = await readContract(client, { address: safe, abi, functionName: 'VERSION' })
    const { safeTxHash } = hashSafeTransaction({ ...account, version }, transaction)
    const judged = { state: nothingOdd, named: null, at: Date.now() }
    const authorization = authorize({ chainId, safe, safeTxHash }, judged)
    if (!authorization) throw new Error('The judge finds something odd about nothing.')
    return authorization
  }
  /** As the composer does: behind all that waits, by the gateway's word or the chain's. */
  const nextNonce = async ({ account, calls: [first] }: Written): Promise<number> => {
    const { to, value, data, operation = 0 } = first
    const place = { chainId: String(account.chainId), safeAddress: account.address }
    const body = { to, value: String(value), data, operation }
    const told = await gateway?.call(estimateTransaction, { ...place, body }).catch(() => null)
    if (told) return told.recommendedNonce
    const { address } = account
    return Number(await readContract(client, { address, abi, functionName: 'nonce' }))
  }
  const leaveFor = ({ chainId, address }: Place, calls: readonly Called[]): Authorization => {
    const judged = { state: nothingOdd, named: null, at: Date.now() }
    const authorization = authorizeCalls({ chainId, account: address, calls }, judged)
    if (!authorization) throw new Error('The judge finds something odd about nothing.')
    return authorization
  }
  return {
    ...acts,
    send: (input: Omit<Parameters<Acts['send']>[0], 'authorization'>) =>
      acts.send({ ...input, authorization: leaveFor(input.account, input.calls) }),
    handOver: (input: Omit<Parameters<Acts['handOver']>[0], 'authorization'>) =>
      acts.handOver({ ...input, authorization: leaveFor(input.account, input.calls) }),
    resume: (id: string) => {
      const run = acts.get().filter((act) => act.run?.id === id || act.id === id)
      const calls = run.flatMap(({ call }) => (call ? { ...call, value: BigInt(call.value) } : []))
      const [first] = run
      const place = { chainId: first?.chainId ?? 0, address: first?.account ?? zeroAddress }
      return acts.resume(id, leaveFor(place, calls))
    },
    propose: async (written: Written) => {
      const { calls, nonce = await nextNonce(written), ...input } = written
      const judged = { ...input, transaction: await buildSafeTransaction(client, calls, nonce) }
      return acts.propose({ ...judged, authorization: await leave(judged) })
    },
    confirm: async (input: Unjudged) =>
      acts.confirm({ ...input, authorization: await leave(input) }),
    execute: async (input: Unjudged) =>
      acts.execute({ ...input, authorization: await leave(input) }),
  }
}
