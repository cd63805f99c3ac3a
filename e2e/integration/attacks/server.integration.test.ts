import { startWorld, type World, worldAccounts } from '@countersign/demo/world'
import { createGateway, type Gateway, getTransaction } from '@countersign/gateway'
import {
  encodeExecution,
  hashSafeMessage,
  readSignedFields,
  type SafeTransaction,
  safeTypedData,
} from '@countersign/safe'
import { readArtifact } from '@countersign/testbed'
import { signMessage } from '@countersign/web/sign-message'
import {
  type Address,
  type Client,
  createClient,
  custom,
  type Hex,
  http,
  keccak256,
  type PrivateKeyAccount,
  toHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  deployContract,
  getBalance,
  getTransaction as getSent,
  getTransactionCount,
  sendTransaction,
  waitForTransactionReceipt,
} from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type Window } from '../../support/actTabs.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import { type ServedWorld, serveWorld } from '../../support/serveWorld.ts'

const [ada, ben, eve] = [0, 1, 2].map((index) =>
  privateKeyToAccount(worldAccounts[index as 0 | 1 | 2].privateKey),
) as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount] // three of them, as the list says
const CHAIN = 31337

let world: World
let server: ServedWorld
let client: Client
let gateway: Gateway
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

type Changes = Partial<Parameters<typeof openBrowser>[0]>
type TypedData = Parameters<PrivateKeyAccount['signTypedData']>[0]

const browserOf = (owner: PrivateKeyAccount, changes: Changes = {}) =>
  openBrowser({
    ...{ client, account: owner, chainId: CHAIN, gateway },
    // As a wallet signs what it got as JSON.
    signTypedData: (_, data) => owner.signTypedData(JSON.parse(JSON.stringify(data)) as TypedData),
    onAsked: (window: Window) => window.approve(),
    ...changes,
  })

/** Somebody whom nobody has paid yet. */
const stranger = (name: string): Address => `0x${keccak256(toHex(name)).slice(-40)}`
const balanceOf = (address: Address) => getBalance(client, { address })

async function newSafe(salt: bigint): Promise<{ chainId: number; address: Address }> {
  const planned = await planSafe(client, [ada, ben], salt, { threshold: 2 })
  await deploySafe(client, ada, planned)
  const hash = await sendTransaction(client, {
    ...{ account: ada, chain: null, to: planned.address, value: 1_000n },
  })
  await waitForTransactionReceipt(client, { hash })
  return { chainId: CHAIN, address: planned.address }
}

/** What Ada proposes and Ben confirms. */
async function readyToPay(account: { chainId: number; address: Address }, to: Address) {
  const calls = [{ to, value: 5n, data: '0x' }] as const
  const result = await browserOf(ada).open().acts.propose({ account, calls, description: 'Pay' })
  if (result.status !== 'done' || !result.entry.transaction) throw new Error(JSON.stringify(result))
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = result.entry.transaction
  const numbers = Object.entries({ value, safeTxGas, baseGas, gasPrice, nonce })
  const amounts = Object.fromEntries(numbers.map(([name, digits]) => [name, BigInt(digits)]))
  const transaction = { ...rest, ...amounts } as SafeTransaction // as it was just built
  const input = { account, transaction, description: 'Pay' }
  await browserOf(ben).open().acts.confirm(input)
  return { input, safeTxHash: result.entry.safeTxHash ?? '0x' }
}

it('R-TX-6 a gateway that names any mined transaction as the execution makes no payment done that the Safe did not make', async () => {
  const account = await newSafe(71n)
  const to = stranger('gateway names another hash')
  const { input } = await readyToPay(account, to)
  // Somebody's own, which has nothing to do with it.
  const other = await sendTransaction(client, {
    ...{ account: eve, chain: null, to: eve.address, value: 1n },
  })
  await waitForTransactionReceipt(client, { hash: other })
  let lie: Hex | null = other
  const lying: Gateway = {
    ...gateway,
    call: (async (endpoint, asked) => {
      const answer = await gateway.call(endpoint, asked)
      const isIt = endpoint.name === getTransaction.name && lie
      return isIt ? { ...(answer as unknown as object), txHash: lie, txStatus: 'SUCCESS' } : answer
    }) as Gateway['call'],
  }
  // The wallet was asked, its answer was not heard, and in the end it sent nothing.
  const browser = browserOf(eve, { gateway: lying, onAsked: () => first.acts.giveUp(id()) })
  const first = browser.open()
  const id = () => first.acts.get()[0]?.id ?? ''
  await first.acts.execute(input)
  expect(first.acts.get()[0]).toMatchObject({ unresolvedSend: { what: 'send' } })
  // Its nonce is used by something else, so that the gateway is asked.
  const nothing = { to: account.address, value: 0n, data: '0x' } as const
  const nonce = Number(input.transaction.nonce)
  const rejecting = browserOf(ada).open()
  const rejection = await rejecting.acts.propose({
    ...{ account, calls: [nothing], nonce, description: 'Reject' },
  })
  if (rejection.status !== 'done') throw new Error('rejected')
  const rejected = {
    ...input,
    transaction: { ...input.transaction, to: account.address, value: 0n },
  }
  await browserOf(ben).open().acts.confirm(rejected)
  expect(await rejecting.acts.execute(rejected)).toMatchObject({ status: 'done' })
  for (let looks = 0; looks < 4; looks += 1) await first.acts.look(id())
  expect(first.acts.get()[0]).toMatchObject({ hashes: [], unresolvedSend: { what: 'send' } })
  expect(await balanceOf(to)).toBe(0n)
  // An honest word about the rejection's own transaction does not make it done either.
  lie = rejecting.acts.get().at(-1)?.hashes[0] ?? null
  for (let looks = 0; looks < 4; looks += 1) await first.acts.look(id())
  expect(first.acts.get()[0]?.stage).not.toMatch(/done|confirming|sent/)
})

/** A chain that mines only when it is told to. */
const mine = (method: string, params: readonly unknown[] = []) =>
  // Methods of a development chain, which viem's types do not list.
  client.request({ method, params } as never)

it('R-TX-7 a node that shows another transaction in the place of the stuck one does not choose what Speed up sends, to whom, or for how much', async () => {
  const to = stranger('sped up')
  const thief = stranger('thief of the speed up')
  const lies: object[] = [
    { to: thief },
    { value: toHex(10n ** 18n) },
    { input: '0xdeadbeef' },
    { nonce: toHex(99) },
    { maxFeePerGas: toHex(10n ** 15n), maxPriorityFeePerGas: toHex(10n ** 15n) },
    { gas: toHex(29_000_000) },
    { type: '0x0', gasPrice: toHex(10n ** 15n) },
  ]
  let lie: object = {}
  const lying = createClient({
    transport: custom({
      async request({ method, params }) {
        const answer = await client.request({ method, params } as never) // passed on as it is
        return method === 'eth_getTransactionByHash' && answer
          ? { ...(answer as object), ...lie }
          : answer
      },
    }),
    pollingInterval: 20,
  })
  await mine('evm_setAutomine', [false])
  const asked: Window['asked'][] = []
  const browser = browserOf(ada, {
    isMined: false,
    client: lying,
    onAsked: (window) => {
      asked.push(window.asked)
      return window.approve()
    },
  })
  const { acts } = browser.open()
  const calls = [{ to, value: 7n, data: '0x', description: 'Stuck' }] as const
  await acts.send({
    account: { chainId: CHAIN, address: ada.address },
    description: 'Stuck',
    calls,
  })
  const id = acts.get()[0]?.id ?? ''
  for (const each of lies) {
    lie = each
    const quote = await acts.quote(id, 'speedUp')
    expect(quote, JSON.stringify(each)).toMatchObject({ fault: { kind: 'unproven' } })
    const replaced = await acts.replace(id, 'speedUp', 10n ** 20n)
    expect(replaced).toMatchObject({ status: 'refused', fault: { kind: 'unproven' } })
  }
  expect(asked).toHaveLength(1)
  lie = {}
  const sent = await getSent(client, { hash: acts.get()[0]?.hashes[0] ?? '0x' })
  const quote = await acts.quote(id, 'speedUp')
  if ('fault' in quote) throw new Error(quote.fault.kind)
  // A quarter more, and never more than was shown.
  expect(quote.before).toBe(sent.gas * (sent.maxFeePerGas ?? 0n))
  expect(quote.after * 100n).toBeLessThanOrEqual(quote.before * 126n)
  expect(await acts.replace(id, 'speedUp', quote.after - 1n)).toMatchObject({
    fault: { kind: 'feeMoved' },
  })
  expect(await acts.replace(id, 'speedUp', quote.after)).toMatchObject({ status: 'done' })
  expect(asked[1]).toMatchObject({ to, value: 7n, data: '0x', nonce: sent.nonce, gas: sent.gas })
  // Tried again and again, it ends long before it costs whatever somebody likes.
  let last: object = {}
  for (let times = 0; times < 20 && !('fault' in last); times += 1) {
    last = await acts.quote(id, 'speedUp')
    if ('after' in last) await acts.replace(id, 'speedUp', last.after as bigint)
  }
  expect(last).toMatchObject({ fault: { kind: 'feeTooHigh' } })
  await mine('evm_setAutomine', [true])
  await mine('evm_mine')
  for (let looks = 0; looks < 4; looks += 1) await acts.look(id)
  expect(acts.get()[0]).toMatchObject({ stage: 'done' })
  expect([await balanceOf(to), await balanceOf(thief)]).toEqual([7n, 0n])
})

it('R-TX-8 a browser whose storage is full asks for no payment that it would have forgotten after a reload', async () => {
  const to = stranger('storage is full')
  let hasRoom = false
  const browser = browserOf(ada, { hasRoom: () => hasRoom })
  const account = { chainId: CHAIN, address: ada.address }
  const calls = [{ to, value: 3n, data: '0x', description: 'Pay' }] as const
  const page = browser.open()
  const send = () => page.acts.send({ account, description: 'Pay', calls })
  expect(await send()).toMatchObject({ status: 'refused', fault: { kind: 'notWritten' } })
  expect([browser.sent(), await balanceOf(to)]).toEqual([0, 0n])
  // The visitor decides; then the page itself still knows what it has sent, whatever other tabs write.
  const [act] = page.acts.get()
  expect(act).toMatchObject({ stage: 'draft', prompt: null, fault: { kind: 'notWritten' } })
  expect(await page.acts.acceptUnwritten(act?.id ?? '')).toMatchObject({ status: 'done' })
  expect([browser.sent(), await balanceOf(to)]).toEqual([1, 3n])
  hasRoom = true
  await browser.open().acts.send({
    ...{ account, description: 'Another', calls: [{ ...calls[0], to: eve.address }] },
  })
  await page.acts.resume(act?.id ?? '')
  await page.acts.acceptUnwritten(act?.id ?? '')
  expect(page.acts.get().find(({ id }) => id === act?.id)?.hashes).toHaveLength(1)
  expect([browser.sent(), await balanceOf(to)]).toEqual([2, 3n])
  // With room, nothing is asked about, and a reload knows it all.
  const other = stranger('storage has room')
  const kept = [{ ...calls[0], to: other }] as const
  expect(await page.acts.send({ account, description: 'Pay', calls: kept })).toMatchObject({
    status: 'done',
  })
  expect(
    browser
      .open()
      .acts.get()
      .map(({ call }) => call?.to.toLowerCase()),
  ).toContain(other)
})

it('R-TX-5 three calls of a batch that nobody knows was sent are never asked for with one nonce, nor paid twice', async () => {
  const people = ['one', 'two', 'three'].map((name) => stranger(`batch in doubt ${name}`))
  const calls = people.map((to, index) => ({
    ...{ to, value: BigInt(index + 1), data: '0x' as Hex, description: `Call ${index}` },
  })) as unknown as Parameters<
    ReturnType<ReturnType<typeof openBrowser>['open']>['acts']['send']
  >[0]['calls'] // three of them
  const paid = () => Promise.all(people.map(balanceOf))
  const asked: Window['asked'][] = []
  const begin = async () => {
    const browser = browserOf(ada, {
      onAsked: (window) => {
        asked.push(window.asked)
        return window.approve()
      },
      wallet: {
        batchSupport: async () => 'supported' as const,
        sendBatch: () => Promise.reject(new Error('lost')),
      },
    })
    const { acts } = browser.open()
    const account = { chainId: CHAIN, address: ada.address }
    await acts.send({ account, description: 'Three', calls, together: true })
    expect(acts.get().every(({ unresolvedSend }) => unresolvedSend !== null)).toBe(true)
    for (const { id } of acts.get()) acts.declareNotSent(id)
    return { acts, run: acts.get()[0]?.run?.id ?? '' }
  }
  await mine('evm_setAutomine', [false])
  const nonce = await getTransactionCount(client, { address: ada.address })
  const { acts, run } = await begin()
  void acts.resume(run)
  await expect.poll(() => asked.length).toBe(1)
  await mine('evm_setAutomine', [true])
  await mine('evm_mine')
  await expect.poll(() => acts.get()[0]?.hashes.length).toBe(1)
  // The first is at its place, and not looked at yet: the next waits for it.
  expect(await acts.resume(run)).toMatchObject({ fault: { kind: 'notMined' } })
  expect(asked).toHaveLength(1)
  for (let turn = 0; turn < 3; turn += 1) {
    for (const { id } of acts.get()) await acts.look(id)
    await acts.resume(run)
  }
  expect(asked.map((each) => each.nonce)).toEqual([nonce, undefined, undefined])
  expect(await paid()).toEqual([1n, 2n, 3n])
  const nonces = await Promise.all(
    acts.get().map(({ hashes: [hash = '0x'] }) => getSent(client, { hash })),
  )
  expect(new Set(nonces.map((each) => each.nonce)).size).toBe(3)

  // Something else stands at that nonce: it may have been the batch, so nothing more is asked.
  const again = await begin()
  await sendTransaction(client, { account: ada, chain: null, to: ada.address, value: 1n })
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await again.acts.resume(again.run)).toMatchObject({ fault: { kind: 'batchMaybeSent' } })
  }
  expect(asked).toHaveLength(3)
  expect(await paid()).toEqual([1n, 2n, 3n])
})

it('R-GW-12 whoever takes a proposal back and wants it again signs for that, and nobody else can bring it back', async () => {
  const account = await newSafe(72n)
  const to = stranger('taken back')
  const { input, safeTxHash } = await readyToPay(account, to)
  const asked: string[] = []
  const browser = browserOf(ada, {
    signTypedData: (_, data) => {
      asked.push(data.primaryType)
      return ada.signTypedData(JSON.parse(JSON.stringify(data)) as TypedData)
    },
  })
  const { acts } = browser.open()
  expect(await acts.remove(input)).toMatchObject({ status: 'done' })
  // Ben's browser has his signature, and may not bring it back by that alone.
  const details = () =>
    gateway.call(getTransaction, { chainId: String(CHAIN), transactionId: safeTxHash })
  await expect(details()).rejects.toMatchObject({ status: 404 })
  expect(await acts.confirm(input)).toMatchObject({ status: 'done' })
  expect(asked).toEqual(['DeleteRequest', 'SafeTx', 'RenewRequest'])
  expect(await details()).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })
})

it('R-MSG-1 a payment of a parent Safe, handed to the owner of the Safe that owns it as a message, is not signed, and would have been executed', async () => {
  const { abi, bytecode } = readArtifact('1.5.0', 'Safe')
  const deployed = await deployContract(client, { account: ada, chain: null, abi, bytecode })
  const { contractAddress } = await waitForTransactionReceipt(client, { hash: deployed })
  const child = await planSafe(client, [ada], 73n)
  await deploySafe(client, ada, child)
  // Its only owner is the other Safe, which signs by its own owner's word (ERC-1271).
  const owner = { ...ada, address: child.address }
  const singleton = contractAddress ?? zeroAddress
  const parent = await planSafe(client, [owner], 74n, { singleton })
  await deploySafe(client, ada, parent)
  await sendTransaction(client, {
    ...{ account: ada, chain: null, to: parent.address, value: 1_000n },
  })
  const to = stranger('paid by a message')
  const account = { chainId: CHAIN, address: parent.address, version: '1.5.0' }
  const transaction: SafeTransaction = {
    ...{ to, value: 5n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 0n },
  }
  const message = safeTypedData(account, transaction)
  const safe = { chainId: CHAIN, address: child.address, version: '1.4.1', owners: [ada.address] }
  let asked = 0
  const wallet = {
    account: () => ada.address,
    chainId: async () => CHAIN,
    signTypedData: async () => {
      asked += 1
      return '0x' as const
    },
  } as unknown as Parameters<typeof signMessage>[0] // nothing else is asked here
  const meant = ['grant', 'safeMessage', 'unknownType', 'otherChain', 'unseen'] as const
  const naming = { asker: null, meant }
  await expect(signMessage(wallet, client, safe, message, naming)).rejects.toMatchObject({
    fault: { kind: 'alarming' },
  })
  expect([asked, await balanceOf(to)]).toEqual([0, 0n])

  // What one click would have been worth.
  const { typedData } = readSignedFields(message)
  const { safeMessageHash } = hashSafeMessage(safe, typedData)
  const signature = {
    ...{ kind: 'contract' as const, owner: child.address },
    data: await ada.sign({ hash: safeMessageHash }),
  }
  const data = encodeExecution(transaction, [{ signer: child.address, signature }])
  const hash = await sendTransaction(client, {
    ...{ account: eve, chain: null, to: parent.address, data, gas: 500_000n },
  })
  await waitForTransactionReceipt(client, { hash })
  expect(await balanceOf(to)).toBe(5n)
})
