import { RpcError } from '@countersign/core/testing'
import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import {
  createGateway,
  type Gateway,
  GatewayNetworkError,
  getTransaction,
  getTransactionQueue,
  proposeTransaction,
} from '@countersign/gateway'
import { type Authorization, authorize } from '@countersign/judge'
import { nothingOdd } from '@countersign/judge/testing'
import { toSafeFile } from '@countersign/outbox'
import {
  approvalCall,
  normalizeWalletSignature,
  type SafeTransaction,
  safeActionsAbi,
} from '@countersign/safe'
import { rehearseOnChain } from '@countersign/web/rehearsal'
import {
  type Address,
  type Client,
  concat,
  createClient,
  encodeFunctionData,
  type Hex,
  hashDomain,
  hashStruct,
  hashTypedData,
  http,
  numberToHex,
  type PrivateKeyAccount,
  pad,
  parseAbi,
  slice as sliceHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, sendTransaction, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, type Window } from '../support/actTabs.ts'
import { isTold, lyingAsker, SUBJECTS } from '../support/lies.ts'
import { deploySafe, planSafe, signForSafe } from '../support/safe.ts'
import { type ServedWorld, serveWorld } from '../support/serveWorld.ts'

const [ada, ben, eve] = [0, 1, 2].map((index) =>
  privateKeyToAccount(worldAccounts[index as 0 | 1 | 2].privateKey),
) as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount] // three of them, as the list says
const CHAIN = 31337
const payee = '0x00000000000000000000000000000000000bee70'

let world: World
let server: ServedWorld
let client: Client
let gateway: Gateway
let account: { chainId: number; address: Address }
let salt = 0n

beforeAll(async () => {
  world = await startWorld()
  client = createClient({ transport: http(world.chains[0].url), pollingInterval: 20 })
  server = await serveWorld(world)
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

type Built = Extract<
  Awaited<ReturnType<ReturnType<ReturnType<typeof openBrowser>['open']>['acts']['propose']>>,
  { status: 'done' }
>['entry']
type Stored = NonNullable<Built['transaction']>

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
  return {
    account,
    transaction: toTransaction(result.entry),
    description: 'Pay',
    act: result.entry,
  }
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
    expect(await acts.execute(input)).toMatchObject({ status: 'done', entry: { stage: 'sent' } })
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

  it.each(['nodeOne', 'nodeTwo', 'wallet'] as const)(
    'is signed by nobody, nor executed, while %s says otherwise than the rest',
    async (liar) => {
      const { act: _, ...input } = await proposed()
      expect(await browserOf(ben).open().acts.confirm(input)).toMatchObject({ status: 'done' })
      for (const subject of SUBJECTS.filter((each) => isTold({ liar, subject: each }))) {
        let asked = 0
        const tampered = browserOf(ada, {
          hear: (name, ask) =>
            name === liar ? lyingAsker(ask, [{ liar, subject, seed: 1 }]) : ask,
          signTypedData: async () => {
            asked += 1
            return '0x'
          },
        })
        const { acts } = tampered.open()
        const fault = { kind: 'witnesses', details: liar }
        expect(await acts.confirm(input), subject).toMatchObject({ status: 'refused', fault })
        expect(await acts.execute(input), subject).toMatchObject({ status: 'refused', fault })
        expect([asked, tampered.sent()]).toEqual([0, 0])
      }
      expect(await browserOf(ada).open().acts.execute(input)).toMatchObject({ status: 'done' })
    },
  )

  it('R-JDG-6 is neither signed nor sent but by the judge’s leave for it, which nobody else can give', async () => {
    const { act, ...input } = await proposed()
    expect(await browserOf(ben).open().acts.confirm(input)).toMatchObject({ status: 'done' })
    const leaveFor = (safeTxHash: Hex, at = Date.now()) =>
      authorize(
        { chainId: CHAIN, safe: account.address, safeTxHash },
        { state: nothingOdd, named: null, at },
      ) as Authorization // nothing is odd about it
    const own = leaveFor(act.safeTxHash ?? '0x')
    const third = browserOf(ada)
    for (const authorization of [
      leaveFor(`0x${'1'.repeat(64)}`),
      leaveFor(own.digests[0] ?? '0x', Date.now() - 3_600_000),
      { ...own },
    ]) {
      const { unjudged } = third.open()
      const refused = { status: 'refused', fault: { kind: 'unjudged' } }
      expect(await unjudged.confirm({ ...input, authorization })).toMatchObject(refused)
      expect(await unjudged.execute({ ...input, authorization })).toMatchObject(refused)
    }
    expect([third.sent(), await getBalance(client, { address: account.address })]).toEqual([
      0,
      1_000n,
    ])
    expect(await third.open().unjudged.execute({ ...input, authorization: own })).toMatchObject({
      status: 'done',
    })
  })

  it('R-JDG-3 51. a wallet on another network goes there before its node is asked, and what it says then counts', async () => {
    const { act: _, ...input } = await proposed()
    let [at, asked] = [1, 0]
    const elsewhere = browserOf(ben, {
      wallet: {
        chainId: async () => at,
        switchChain: async (to) => {
          at = to
        },
      },
      // Where it is not, its node cannot be asked; where it is, it lies.
      hear: (name, ask) => {
        if (name !== 'wallet') return ask
        return at === CHAIN
          ? lyingAsker(ask, [{ liar: name, subject: 'nonce', seed: 1 }])
          : async (calls) => calls.map(() => ({ state: 'notAsked' }))
      },
      signTypedData: async () => {
        asked += 1
        return '0x'
      },
    })
    expect(await elsewhere.open().acts.confirm(input)).toMatchObject({
      fault: { kind: 'witnesses', details: 'wallet' },
    })
    expect(asked).toBe(0)
  })

  it('several calls are one batch that only calls', async () => {
    const calls = [1n, 2n].map((value) => ({ to: payee as Address, value, data: '0x' as Hex }))
    const { acts } = browserOf(ada).open()
    const [one, two] = calls
    if (!one || !two) throw new Error('two calls')
    const result = await acts.propose({ ...pay(0n), calls: [one, two] })
    const batcher = worldContracts[CHAIN].safe['1.4.1'].multiSendCallOnly
    expect(result).toMatchObject({ entry: { transaction: { to: batcher, operation: 1 } } })
  })

  it('is rejected at its own nonce, and the rejection executed in its place', async () => {
    const { act, ...input } = await proposed()
    const nonce = Number(input.transaction.nonce)
    const call = { to: account.address, value: 0n, data: '0x' as Hex }
    const rejection = await browserOf(ada)
      .open()
      .acts.propose({ account, calls: [call], nonce, description: 'Reject' })
    if (rejection.status !== 'done') throw new Error('rejected')
    const rejected = { ...input, transaction: toTransaction(rejection.entry) }
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
    // A wallet that signs something else instead: nobody hears of it.
    const signTypedData = signAs(ada, (data) => ({
      ...data,
      message: { ...(data as { message: object }).message, totp: 1 },
    }))
    expect(await browserOf(ada, { signTypedData }).open().acts.remove(input)).toMatchObject({
      ...{ status: 'refused', fault: { kind: 'otherData' } },
    })
    expect(await browserOf(ada).open().acts.remove(input)).toMatchObject({
      ...{ status: 'done', entry: { stage: 'deleted' } },
    })
    await expect(details(act.safeTxHash)).rejects.toMatchObject({ status: 404 })
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

describe('R-AUTH-6 signatures of every kind count, and execute', () => {
  const lastByte = (signature: Hex, change: (v: 27 | 28) => number): Hex => {
    const { v } = normalizeWalletSignature(signature)
    const last = change(v === 27 ? 27 : 28)
    return concat([sliceHex(signature, 0, 64), numberToHex(last, { size: 1 })])
  }
  const ethSign = (hash: Hex) => ada.signMessage({ message: { raw: hash } })
  const hashIn = (data: object) => hashTypedData(JSON.parse(JSON.stringify(data)))

  const kinds: [string, Changes][] = [
    [
      'hardware, with v 0 and 1',
      { signTypedData: async (...asked) => lastByte(await signAs(ada)(...asked), (v) => v - 27) },
    ],
    [
      'wallets that know no typed data, over the hash as a message',
      {
        signTypedData: async () => Promise.reject(new RpcError(4200, 'unsupported')),
        wallet: { signHash: (_, hash) => ethSign(hash) },
      },
    ],
    [
      'tools that prepare them for a Safe, with v 31 and 32',
      {
        signTypedData: async (_, data) => lastByte(await ethSign(hashIn(data)), (v) => v + 4),
      },
    ],
  ]
  it.each(kinds)('of %s', async (_, changes) => {
    const result = await browserOf(ada, changes).open().acts.propose(pay(5n))
    if (result.status !== 'done') throw new Error(JSON.stringify(result))
    expect(result.entry).toMatchObject({ stage: 'shared', signatures: [{ signer: ada.address }] })
    await confirmAndExecute(result.entry)
  })

  it('of an owner that is a contract (ERC-1271)', async () => {
    const inner = await newSafe([ada], 1)
    account = { chainId: CHAIN, address: await newSafe([{ ...ada, address: inner }, ben]) }
    const changes: Changes = {
      // Up to 1.4.1 it is asked about the bytes before the last hashing, as a message.
      signTypedData: async (_, data) => signForSafe(CHAIN, inner, preimageOf(data), [ada]),
      wallet: { account: () => inner },
    }
    const result = await browserOf(ada, changes).open().acts.propose(pay(5n))
    if (result.status !== 'done') throw new Error(JSON.stringify(result))
    expect(result.entry).toMatchObject({ signatures: [{ signer: inner }] })
    await confirmAndExecute(result.entry)
  })

  it('of an owner who approved the hash on the chain', async () => {
    const { act } = await proposed(ben)
    const approved = concat([pad(ada.address), pad('0x'), '0x01'])
    const share = () =>
      gateway.call(proposeTransaction, {
        chainId: String(CHAIN),
        safeAddress: account.address,
        body: {
          ...toStored(act),
          ...{ safeTxHash: act.safeTxHash ?? '0x', sender: ada.address, signature: approved },
          origin: null,
        },
      })
    // Before the chain says so, it is nothing.
    await expect(share()).rejects.toMatchObject({ status: 422 })
    const hash = await writeContract(client, {
      ...{ account: ada, chain: null, address: account.address },
      abi: parseAbi(['function approveHash(bytes32)']),
      functionName: 'approveHash',
      args: [act.safeTxHash ?? '0x'],
    })
    await waitForTransactionReceipt(client, { hash })
    await share()
    await execute(act)
  })

  const toStored = ({ transaction }: { transaction: object | null }) => {
    const stored = transaction as Stored // as it was just built
    return { ...stored, nonce: Number(stored.nonce) }
  }
  const inputOf = (act: { transaction: object | null }) => ({
    ...{ account, transaction: toTransaction(act), description: 'Pay' },
  })
  async function confirmAndExecute(act: Built) {
    expect(await browserOf(ben).open().acts.confirm(inputOf(act))).toMatchObject({ status: 'done' })
    await execute(act)
  }
  async function execute(act: Built) {
    expect(await details(act.safeTxHash)).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
    const before = await getBalance(client, { address: payee })
    expect(await browserOf(eve).open().acts.execute(inputOf(act))).toMatchObject({ status: 'done' })
    expect((await getBalance(client, { address: payee })) - before).toBe(5n)
  }
  const preimageOf = (data: object): Hex => {
    const { domain, types, primaryType, message } = JSON.parse(JSON.stringify(data))
    const struct = hashStruct({ data: message, primaryType, types })
    return concat(['0x1901', hashDomain({ domain, types }), struct])
  }
})

describe('R-ERR-4 a signature that was saved as a file', () => {
  const describeFile = (nonce: string) => `Nonce ${nonce}`
  const receive = (by: PrivateKeyAccount, text: string, expected?: Hex) =>
    browserOf(by)
      .open()
      .acts.receive({ account, text, describe: describeFile, ...(expected && { expected }) })
  const deaf: Gateway = {
    ...gateway,
    call: () => Promise.reject(new GatewayNetworkError('The gateway cannot be reached.')),
  }
  async function saved(by = ada) {
    const result = await browserOf(by, { gateway: deaf }).open().acts.propose(pay(5n))
    if (result.status !== 'kept') throw new Error(JSON.stringify(result))
    return { act: result.entry, text: toSafeFile(result.entry) }
  }
  const changed = (text: string, change: (file: Saved) => object) =>
    JSON.stringify(change(JSON.parse(text)))
  type Saved = { signatures: object[]; transaction: object }

  it('is taken in by a co-signer, shared, and counts', async () => {
    const { act, text } = await saved()
    await expect(details(act.safeTxHash)).rejects.toMatchObject({ status: 404 })
    const taken = await receive(ben, text, act.safeTxHash ?? undefined)
    expect(taken).toMatchObject({ status: 'done', entry: { id: act.id, stage: 'shared' } })
    expect(await details(act.safeTxHash)).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: { confirmations: [{ signer: { value: ada.address } }] },
    })
    // Twice is once.
    expect(await receive(ben, text)).toMatchObject({ status: 'done' })
  })

  it('is kept beside one’s own while the gateway is down, and all of them are shared later', async () => {
    const { act, text } = await saved()
    let isDown = true
    const flaky = {
      ...gateway,
      call: ((...given: Parameters<Gateway['call']>) =>
        (isDown ? deaf : gateway).call(...given)) as Gateway['call'],
    }
    const browser = browserOf(ben, { gateway: flaky })
    const { acts } = browser.open()
    const input = { account, transaction: toTransaction(act), description: 'Pay' }
    expect(await acts.confirm(input)).toMatchObject({ status: 'kept' })
    expect(await acts.receive({ account, text, describe: describeFile })).toMatchObject({
      ...{ status: 'kept', entry: { signatures: [{ isShared: false }, { isShared: false }] } },
    })
    // Enough are here: it need not wait for the gateway.
    isDown = false
    expect(await acts.share(act.id)).toMatchObject({ status: 'done', entry: { stage: 'shared' } })
    expect(await details(act.safeTxHash)).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
  })

  it('of what was taken back asks nobody’s wallet: it is kept, and said', async () => {
    const { act, text } = await saved()
    await receive(ada, text)
    const input = { account, transaction: toTransaction(act), description: 'Pay' }
    expect(await browserOf(ada).open().acts.remove(input)).toMatchObject({ status: 'done' })
    let asked = 0
    const signTypedData = signAs(ada, (data) => {
      asked += 1
      return data
    })
    // Her own signature, which she could sign for once more.
    const { acts } = browserOf(ada, { signTypedData }).open()
    expect(await acts.receive({ account, text, describe: describeFile })).toMatchObject({
      ...{ status: 'kept', fault: { kind: 'takenBack' } },
    })
    expect(asked).toBe(0)
    await expect(details(act.safeTxHash)).rejects.toMatchObject({ status: 404 })
    // Asked for by her, it is.
    expect(await acts.share(act.id)).toMatchObject({ status: 'done' })
    expect(asked).toBe(1)
  })

  it('executes what enough have signed, also while the gateway is down', async () => {
    const [{ act, text }, { text: other }] = [await saved(ada), await saved(ben)]
    const { acts } = browserOf(eve, { gateway: deaf }).open()
    for (const each of [text, other]) {
      expect(await acts.receive({ account, text: each, describe: describeFile })).toMatchObject({
        status: 'kept',
      })
    }
    const input = { account, transaction: toTransaction(act), description: 'Pay' }
    expect(await acts.execute(input)).toMatchObject({ status: 'done', entry: { stage: 'sent' } })
  })

  const wrongs: [string, (text: string) => string | Promise<string>, string][] = [
    ['is no such file', () => '{"kind":"safe-tx"}', 'file.unreadable'],
    ['is no JSON', () => 'To whom it may concern', 'file.unreadable'],
    ['is endless', (text) => text + ' '.repeat(2_000_000), 'file.unreadable'],
    [
      'is for another network',
      (text) => changed(text, (file) => ({ ...file, chainId: 1 })),
      'file.otherChain',
    ],
    [
      'is for another Safe',
      (text) => changed(text, (file) => ({ ...file, safe: payee })),
      'file.otherSafe',
    ],
    [
      'has a hash of something else',
      (text) =>
        changed(text, (file) => ({ ...file, transaction: { ...file.transaction, value: '999' } })),
      'file.otherHash',
    ],
    [
      'has no owner’s signature',
      async (text) => {
        const { safeTxHash: hash } = JSON.parse(text) as { safeTxHash: Hex }
        const forged = { signer: eve.address, signature: await eve.sign({ hash }) }
        return changed(text, (file) => ({ ...file, signatures: [forged] }))
      },
      'file.noOwner',
    ],
    [
      'has a signature in somebody else’s name',
      (text) =>
        changed(text, (file) => ({
          ...file,
          signatures: file.signatures.map((each) => ({ ...each, signer: ben.address })),
        })),
      'file.noOwner',
    ],
  ]
  it.each(wrongs)('%s: it is said, nothing is kept and nothing shared', async (_, change, kind) => {
    const { act, text } = await saved()
    const { acts } = browserOf(ben).open()
    const given = await change(text)
    expect(await acts.receive({ account, text: given, describe: describeFile })).toMatchObject({
      ...{ status: 'refused', fault: { kind } },
    })
    expect(acts.get()).toEqual([])
    await expect(details(act.safeTxHash)).rejects.toMatchObject({ status: 404 })
  })

  it('is for another transaction than the one that is looked at', async () => {
    const { text } = await saved()
    expect(await receive(ben, text, `0x${'ab'.repeat(32)}`)).toMatchObject({
      fault: { kind: 'file.otherTransaction', details: '0' },
    })
  })
})

describe('R-ERR-4 a wallet that moves to another network while it is asked', () => {
  it('is told of, and what it did not send here can be sent', async () => {
    const { act, ...input } = await proposed()
    await browserOf(ben).open().acts.confirm(input)
    let chain = CHAIN
    let hasMoved = false
    const wallet: NonNullable<Changes['wallet']> = {
      chainId: async () => chain,
      switchChain: async (wanted) => {
        chain = wanted
      },
    }
    const away = {
      ...wallet,
      sendTransaction: async () => {
        chain = 1
        hasMoved = true
        return `0x${'12'.repeat(32)}` as const
      },
    }
    const { acts } = browserOf(eve, { wallet: away }).open()
    await acts.execute(input)
    expect(hasMoved).toBe(true)
    const found = () => acts.get().find(({ id }) => id === act.id)
    await expect.poll(() => found()?.fault?.kind).toBe('otherChain')
    // Not before somebody says so.
    expect(await acts.execute(input)).toMatchObject({ fault: { kind: 'notNow' } })
    acts.declareNotSent(act.id)
    expect(found()).toMatchObject({ stage: 'ready', walletNonce: expect.any(Number) })
  })
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
      ...{ status: 'kept', entry: { stage: 'signed' }, fault: { kind: 'gateway.down' } },
    })
    tab.close()
    const back = browser.open()
    const [kept] = back.acts.get()
    expect(kept).toMatchObject({ stage: 'signed', signatures: [{ signer: ada.address }] })
    isDown = false
    expect(await back.acts.share(kept?.id ?? '')).toMatchObject({
      status: 'done',
      entry: { stage: 'shared' },
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
    const input = { account, transaction: toTransaction(result.entry), description: 'Change' }
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
    const seen = await acts.readSnapshot(account, pay(5n).calls)
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

  it('R-REH-3 an execution that changes something else than was shown is not asked for, and it is said', async () => {
    const { account, transaction, description } = await proposed()
    const input = { account, transaction, description }
    await browserOf(ben).open().acts.confirm(input)
    const rehearsed = await rehearseOnChain(client, CHAIN, {
      kind: 'safe',
      safe: { ...account, version: '1.4.1' },
      transaction,
      executor: eve.address,
    })
    if (rehearsed.rung === 'static') throw new Error(JSON.stringify(rehearsed.tried))
    const changes = rehearsed.changes.map((change) =>
      change.kind === 'coin' && change.after > change.before
        ? { ...change, after: change.after - 1n }
        : change,
    )
    const browser = browserOf(eve)
    const { acts } = browser.open()
    const other = { ...rehearsed, changes }
    expect(await acts.execute({ ...input, rehearsed: other })).toMatchObject({
      status: 'moved',
      moved: [{ what: 'rehearsal' }],
    })
    expect(browser.sent()).toBe(0)
    expect(await acts.execute({ ...input, rehearsed })).toMatchObject({ status: 'done' })
  })

  it('an execution that would fail is not asked for, and the Safe’s code is in words', async () => {
    const { acts } = browserOf(ada).open()
    const result = await acts.propose(pay(999_999n))
    if (result.status !== 'done') throw new Error('proposed')
    const input = { account, transaction: toTransaction(result.entry), description: 'Pay' }
    await browserOf(ben).open().acts.confirm(input)
    const browser = browserOf(eve)
    expect(await browser.open().acts.execute(input)).toMatchObject({
      fault: { kind: 'reverts.GS013' },
    })
    expect(browser.sent()).toBe(0)
  })
})

describe('R-TX-4 a Safe that owns a Safe', () => {
  it('confirms by its own transaction, and both are executed in order, also where the gateway has not read it', async () => {
    const parent = { chainId: CHAIN, address: await newSafe([ada], 1) }
    account = { chainId: CHAIN, address: await newSafe([ada, { ...ben, address: parent.address }]) }
    let isDeaf = false
    const deaf = {
      ...gateway,
      call: ((endpoint: typeof getTransaction, ...rest: never[]) =>
        isDeaf
          ? Promise.reject(new GatewayNetworkError('The gateway cannot be reached.'))
          : (gateway.call as (...given: unknown[]) => unknown)(
              endpoint,
              ...rest,
            )) as Gateway['call'],
    }
    const browser = browserOf(ada, { gateway: deaf })
    const { acts } = browser.open()
    // So that nonces say nothing of the order.
    const earlier = await acts.propose({ ...pay(1n), account: parent })
    if (earlier.status !== 'done') throw new Error(JSON.stringify(earlier))
    const transaction = toTransaction(earlier.entry)
    await acts.execute({ account: parent, description: 'Pay', transaction })
    const child = await acts.propose(pay(5n))
    if (child.status !== 'done') throw new Error(JSON.stringify(child))
    const safeTxHash = child.entry.safeTxHash as Hex // it was just signed
    const confirmation = await acts.propose({
      ...{ account: parent, description: 'Confirm' },
      calls: [approvalCall({ safe: account.address, safeTxHash })],
    })
    if (confirmation.status !== 'done') throw new Error(JSON.stringify(confirmation))
    const first = { ...confirmation.entry, account: parent }
    const inputs = [
      { account: parent, description: 'Confirm', transaction: toTransaction(first) },
      { account, description: 'Pay', transaction: toTransaction(child.entry) },
    ] as const
    isDeaf = true
    // Alone it is not enough, and nothing is asked.
    expect(await acts.execute(inputs[1])).toMatchObject({ fault: { kind: 'notEnough' } })
    const before = await getBalance(client, { address: payee })
    for (const input of inputs) {
      expect(await acts.execute(input)).toMatchObject({ status: 'done' })
    }
    expect(browser.sent()).toBe(3)
    await vi.waitUntil(async () => (await getBalance(client, { address: payee })) === before + 5n, {
      ...{ timeout: 60_000, interval: 50 },
    })
  })
})
