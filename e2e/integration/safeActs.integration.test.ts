import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RpcError } from '@countersign/core/testing'
import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import {
  createGateway,
  type Gateway,
  GatewayNetworkError,
  getTransaction,
  getTransactionQueue,
  type proposeTransaction,
} from '@countersign/gateway'
import { normalizeWalletSignature, type SafeTransaction, safeActionsAbi } from '@countersign/safe'
import { createLogger, parseConfig, type RunningServer, startServer } from '@countersign/server'
import {
  type Address,
  type Client,
  createClient,
  encodeFunctionData,
  type Hex,
  http,
  type PrivateKeyAccount,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, type Window } from '../support/actTabs.ts'
import { deploySafe, planSafe, signForSafe } from '../support/safe.ts'

const [ada, ben, eve] = [0, 1, 2].map((index) =>
  privateKeyToAccount(worldAccounts[index as 0 | 1 | 2].privateKey),
) as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount] // three of them, as the list says
const CHAIN = 31337
const payee = '0x00000000000000000000000000000000000bee70'

let world: World
let server: RunningServer
let client: Client
let gateway: Gateway
let account: { chainId: number; address: Address }
let salt = 0n

beforeAll(async () => {
  world = await startWorld()
  client = createClient({ transport: http(world.chains[0].url), pollingInterval: 20 })
  const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
  writeFileSync(join(directory, 'index.html'), '')
  const env = { DATA_DIR: directory, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }
  const chains = world.chains.map(({ description }) => description)
  const config = { ...parseConfig(env, { chains }), port: 0 }
  server = await startServer({ config, site: { root: directory }, logger: createLogger(config) })
  gateway = createGateway({ baseUrl: server.url })
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

async function newSafe(owners: readonly PrivateKeyAccount[] = [ada, ben], threshold = 2) {
  salt += 1n
  const planned = await planSafe(client, owners, salt, { threshold })
  await deploySafe(client, ada, planned)
  const hash = await sendTransaction(client, {
    ...{ account: ada, chain: null, to: planned.address, value: 1_000n },
  })
  await waitForTransactionReceipt(client, { hash })
  return planned.address
}

beforeEach(async () => {
  account = { chainId: CHAIN, address: await newSafe() }
})

type Sign = NonNullable<Parameters<typeof openBrowser>[0]['signTypedData']>
type TypedData = Parameters<PrivateKeyAccount['signTypedData']>[0]

/** As a wallet signs what it got as JSON. */
const signAs =
  (signer: PrivateKeyAccount, change: (data: object) => object = (data) => data): Sign =>
  (_, data) =>
    signer.signTypedData(change(JSON.parse(JSON.stringify(data))) as TypedData) // wallets trust it, too

type Changes = Partial<Parameters<typeof openBrowser>[0]>

const browserOf = (owner: PrivateKeyAccount, changes: Changes = {}) =>
  openBrowser({
    ...{ client, account: owner, chainId: CHAIN, gateway },
    signTypedData: signAs(owner),
    onAsked: (window: Window) => window.approve(),
    ...changes,
  })

const pay = (value: bigint, more: object = {}) => ({
  account,
  calls: [{ to: payee as Address, value, data: '0x' as Hex }] as const,
  description: 'Pay',
  ...more,
})

/** What the gateway has of it. */
const details = (safeTxHash: string | null) =>
  gateway.call(getTransaction, { chainId: String(CHAIN), transactionId: safeTxHash ?? '' })

const toTransaction = (act: { transaction: object | null }): SafeTransaction => {
  const stored = act.transaction as Record<string, string> // as it was just built
  const numbers = ['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'].map((name) => [
    name,
    BigInt(stored[name] ?? 0),
  ])
  return { ...stored, ...Object.fromEntries(numbers) } as SafeTransaction
}

async function proposed(by = ada, input: object = {}) {
  const result = await browserOf(by).open().acts.propose(pay(5n, input))
  if (result.status !== 'done') throw new Error(JSON.stringify(result))
  return { account, transaction: toTransaction(result.act), description: 'Pay', act: result.act }
}

describe('R-TX-4 a Safe’s transaction', () => {
  it('is proposed by one, confirmed by another, executed by a third, and indexed', async () => {
    const { act, ...input } = await proposed(ada, { note: 'Rent' })
    expect(act).toMatchObject({ stage: 'shared', signatures: [{ signer: ada.address }] })
    expect(await details(act.safeTxHash)).toMatchObject({
      note: 'Rent',
      txStatus: 'AWAITING_CONFIRMATIONS',
    })
    const early = await browserOf(eve).open().acts.execute(input)
    expect(early).toMatchObject({ status: 'refused', fault: { kind: 'notEnough' } })

    expect(await browserOf(ben).open().acts.confirm(input)).toMatchObject({ status: 'done' })
    const third = browserOf(eve)
    const { acts } = third.open()
    expect(await acts.execute(input)).toMatchObject({ status: 'done', act: { stage: 'sent' } })
    expect(third.sent()).toBe(1)
    const isIndexed = async () => {
      await acts.look(act.id)
      return acts.get()[0]?.stage === 'indexed'
    }
    await vi.waitUntil(isIndexed, { timeout: 60_000, interval: 50 })
    expect(await getBalance(client, { address: payee })).toBe(5n)
    // Once more is nothing more.
    expect(await acts.execute(input)).toMatchObject({ fault: { kind: 'nonceUsed' } })
    expect(third.sent()).toBe(1)
  })

  it('several calls are one batch that only calls', async () => {
    const calls = [1n, 2n].map((value) => ({ to: payee as Address, value, data: '0x' as Hex }))
    const { acts } = browserOf(ada).open()
    const [one, two] = calls
    if (!one || !two) throw new Error('two calls')
    const result = await acts.propose({ ...pay(0n), calls: [one, two] })
    const batcher = worldContracts[CHAIN].safe['1.4.1'].multiSendCallOnly
    expect(result).toMatchObject({ act: { transaction: { to: batcher, operation: 1 } } })
  })

  it('is rejected at its own nonce, and the rejection executed in its place', async () => {
    const { act, ...input } = await proposed()
    const nonce = Number(input.transaction.nonce)
    const call = { to: account.address, value: 0n, data: '0x' as Hex }
    const rejection = await browserOf(ada)
      .open()
      .acts.propose({ account, calls: [call], nonce, description: 'Reject' })
    if (rejection.status !== 'done') throw new Error('rejected')
    const rejected = { ...input, transaction: toTransaction(rejection.act) }
    const mine = browserOf(ben).open()
    await mine.acts.confirm(rejected)
    expect(await mine.acts.execute(rejected)).toMatchObject({ status: 'done' })
    expect(await mine.acts.confirm(input)).toMatchObject({ fault: { kind: 'nonceUsed' } })
    // The gateway keeps a Safe's nonce for a moment.
    await vi.waitUntil(async () => (await details(act.safeTxHash)).txStatus === 'CANCELLED', {
      timeout: 30_000,
    })
  })

  it('is taken back by who proposed it', async () => {
    const { act, ...input } = await proposed()
    expect(await browserOf(ben).open().acts.remove(input)).toMatchObject({ status: 'refused' })
    expect(await browserOf(ada).open().acts.remove(input)).toMatchObject({
      ...{ status: 'done', act: { stage: 'deleted' } },
    })
    await expect(details(act.safeTxHash)).rejects.toMatchObject({ status: 404 })
  })

  it('three ready ones are executed in order, one by one, each once', async () => {
    const inputs = []
    for (const value of [1n, 2n, 3n]) {
      const result = await browserOf(ada).open().acts.propose(pay(value))
      if (result.status !== 'done') throw new Error('proposed')
      const input = { account, transaction: toTransaction(result.act), description: 'Pay' }
      await browserOf(ben).open().acts.confirm(input)
      inputs.push(input)
    }
    const browser = browserOf(eve)
    const before = await getBalance(client, { address: payee })
    const { acts } = browser.open()
    expect(await acts.executeAll(inputs.toReversed())).toMatchObject({ status: 'done' })
    expect(browser.sent()).toBe(3)
    expect((await getBalance(client, { address: payee })) - before).toBe(6n)
  })

  it('three ready ones are one question to a wallet that can batch', async () => {
    const inputs = []
    for (const value of [1n, 2n]) {
      const result = await browserOf(ada).open().acts.propose(pay(value))
      if (result.status !== 'done') throw new Error('proposed')
      const input = { account, transaction: toTransaction(result.act), description: 'Pay' }
      await browserOf(ben).open().acts.confirm(input)
      inputs.push(input)
    }
    const batches: unknown[] = []
    const wallet = {
      batchSupport: async () => 'supported' as const,
      sendBatch: async (calls: readonly unknown[]) => {
        batches.push(calls)
        return 'bundle'
      },
    }
    const { acts } = browserOf(eve, { wallet }).open()
    expect(await acts.executeAll(inputs)).toMatchObject({
      status: 'done',
      act: { batch: 'bundle' },
    })
    expect(batches).toEqual([
      [{ to: account.address }, { to: account.address }].map((call) =>
        expect.objectContaining(call),
      ),
    ])
    expect(acts.get()).toMatchObject([{ stage: 'sent' }, { stage: 'sent' }])
    // Nothing is asked for a second time while the wallet has it.
    expect(await acts.executeAll(inputs)).toMatchObject({ status: 'refused' })
    expect(batches).toHaveLength(1)
  })
})

describe('R-ERR-4 wallets that do something else', () => {
  const tries: [string, Changes, string][] = [
    [
      'signs other typed data',
      {
        signTypedData: signAs(ada, (data) => ({
          ...data,
          message: { ...(data as { message: object }).message, value: '999' },
        })),
      },
      'otherData',
    ],
    ['signs for another owner', { signTypedData: signAs(ben) }, 'otherAccount'],
    ['signs for a stranger', { signTypedData: signAs(eve) }, 'otherData'],
    ['answers nonsense', { signTypedData: async () => '0x1234' }, 'otherData'],
    [
      'says no',
      { signTypedData: async () => Promise.reject(new RpcError(4001, 'no')) },
      'wallet.rejected',
    ],
    ['stays on another chain', { wallet: { chainId: async () => 1 } }, 'wallet.chainNotSwitched'],
    ['is no owner’s', { account: eve, signTypedData: signAs(eve) }, 'notOwner'],
    ['is not there', { wallet: { account: () => undefined } }, 'wallet.notConnected'],
  ]
  it.each(tries)('%s: nothing is shared, and the way is open', async (_, changes, kind) => {
    const { acts } = browserOf(ada, changes).open()
    expect(await acts.propose(pay(5n))).toMatchObject({ status: 'refused', fault: { kind } })
    const { results } = await gateway.call(getTransactionQueue, {
      ...{ chainId: String(CHAIN), safeAddress: account.address, trusted: false },
    })
    expect(results).toEqual([])
    const again = browserOf(ada).open()
    expect(await again.acts.propose(pay(5n))).toMatchObject({ status: 'done' })
  })

  it('is asked to switch first, when it is on another chain', async () => {
    let chain = 1
    const wallet = {
      chainId: async () => chain,
      switchChain: async (wanted: number) => {
        chain = wanted
      },
    }
    const { acts } = browserOf(ada, { wallet }).open()
    expect(await acts.propose(pay(5n))).toMatchObject({ status: 'done' })
  })
})

describe('R-AUTH-6 signatures of every kind count', () => {
  const v01 = async (...[signer, data]: Parameters<Sign>): Promise<Hex> => {
    const signature = await signAs(ada)(signer, data)
    const { v } = normalizeWalletSignature(signature)
    return `${signature.slice(0, -2)}${v === 27 ? '00' : '01'}` as Hex // the same bytes but the last
  }

  it('of hardware, with v 0 and 1', async () => {
    expect(await browserOf(ada, { signTypedData: v01 }).open().acts.propose(pay(5n))).toMatchObject(
      {
        ...{ status: 'done', act: { stage: 'shared' } },
      },
    )
  })

  it('of wallets that know no typed data, over the hash as a message', async () => {
    const changes: Changes = {
      signTypedData: async () => Promise.reject(new RpcError(4200, 'unsupported')),
      wallet: { signHash: (_, hash) => ada.signMessage({ message: { raw: hash } }) },
    }
    expect(await browserOf(ada, changes).open().acts.propose(pay(5n))).toMatchObject({
      ...{ status: 'done', act: { stage: 'shared' } },
    })
  })

  it('of an owner that is a contract', async () => {
    const inner = await newSafe([ada], 1)
    salt += 1n
    const planned = await planSafe(client, [{ ...ada, address: inner }, ben], salt, {
      threshold: 2,
    })
    await deploySafe(client, ada, planned)
    account = { chainId: CHAIN, address: planned.address }
    const changes: Changes = {
      // A contract's wallet signs the hash of what it is asked in the name of the contract.
      signTypedData: async (_, data) => {
        const { hashTypedData } = await import('viem')
        const hash = hashTypedData(JSON.parse(JSON.stringify(data)))
        return signForSafe(CHAIN, inner, await preimageHash(hash, data), [ada])
      },
      wallet: { account: () => inner },
    }
    const result = await browserOf(ada, changes)
      .open()
      .acts.propose({ ...pay(0n) })
    expect(result).toMatchObject({ status: 'done', act: { signatures: [{ signer: inner }] } })
  })
  /** Up to 1.4.1 a contract owner is asked about the bytes before the last hashing, as a message. */
  const preimageHash = async (hash: Hex, data: object): Promise<Hex> => {
    const { hashDomain, hashStruct } = await import('viem')
    const { domain, types, primaryType, message } = JSON.parse(JSON.stringify(data))
    const preimage = `0x1901${hashDomain({ domain, types }).slice(2)}${hashStruct({ data: message, primaryType, types }).slice(2)}`
    return preimage.length > 2 ? (preimage as Hex) : hash
  }
})

describe('R-ERR-4 the gateway after the signature was made', () => {
  it('is down: the signature is kept, through a reload, and shared later', async () => {
    let isDown = true
    const flaky = {
      ...gateway,
      call: ((endpoint: typeof proposeTransaction, ...rest: never[]) =>
        isDown && endpoint.name === 'proposeTransaction'
          ? Promise.reject(new GatewayNetworkError('The gateway cannot be reached.'))
          : (gateway.call as (...given: unknown[]) => unknown)(
              endpoint,
              ...rest,
            )) as Gateway['call'],
    }
    const browser = browserOf(ada, { gateway: flaky })
    const tab = browser.open()
    expect(await tab.acts.propose(pay(5n))).toMatchObject({
      ...{ status: 'kept', act: { stage: 'signed' }, fault: { kind: 'gateway.down' } },
    })
    tab.close()
    const back = browser.open()
    const [kept] = back.acts.get()
    expect(kept).toMatchObject({ stage: 'signed', signatures: [{ signer: ada.address }] })
    isDown = false
    expect(await back.acts.share(kept?.id ?? '')).toMatchObject({
      status: 'done',
      act: { stage: 'shared' },
    })
    await details(kept?.safeTxHash ?? '')
  })
})

describe('R-TX-4 never from memory', () => {
  const asSafe = async (data: Hex) => {
    const { acts } = browserOf(ada).open()
    const result = await acts.propose({
      account,
      calls: [{ to: account.address, value: 0n, data }],
      nonce: 0,
      description: 'Change',
    })
    if (result.status !== 'done') throw new Error('proposed')
    const input = { account, transaction: toTransaction(result.act), description: 'Change' }
    await browserOf(ben).open().acts.confirm(input)
    await browserOf(eve).open().acts.execute(input)
  }

  it.each([
    [
      'threshold',
      encodeFunctionData({ abi: safeActionsAbi, functionName: 'changeThreshold', args: [1n] }),
    ],
    [
      'owners',
      encodeFunctionData({
        abi: safeActionsAbi,
        functionName: 'addOwnerWithThreshold',
        args: [eve.address, 2n],
      }),
    ],
  ])('%s changed while the page was open: it is said, and nothing is asked', async (what, data) => {
    const sign = vi.fn(signAs(ada))
    const { acts } = browserOf(ada, { signTypedData: sign }).open()
    const seen = await acts.readGround(account, pay(5n).calls)
    await asSafe(data)
    const result = await acts.propose(pay(5n, { seen }))
    expect(result).toMatchObject({ status: 'moved' })
    const moved = result.status === 'moved' ? result.moved.map((each) => each.what) : []
    expect(moved).toEqual(expect.arrayContaining([what, 'nonce']))
    expect(sign).not.toHaveBeenCalled()
    // Seen as it is now, it may be asked.
    const now = result.status === 'moved' ? result.now : seen
    expect(await acts.propose(pay(5n, { seen: now }))).toMatchObject({ status: 'done' })
  })

  it('an execution that would fail is not asked for, and the Safe’s code is in words', async () => {
    const result = await browserOf(ada).open().acts.propose(pay(999_999n))
    if (result.status !== 'done') throw new Error('proposed')
    const input = { account, transaction: toTransaction(result.act), description: 'Pay' }
    await browserOf(ben).open().acts.confirm(input)
    const browser = browserOf(eve)
    expect(await browser.open().acts.execute(input)).toMatchObject({
      fault: { kind: 'reverts.GS013' },
    })
    expect(browser.sent()).toBe(0)
  })
})
