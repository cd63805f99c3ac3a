import { postStory, storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World, worldAccounts } from '@countersign/demo/world'
import {
  createGateway,
  type Gateway,
  getTransaction,
  getTransactionQueue,
} from '@countersign/gateway'
import { judgeActions, judgeReview } from '@countersign/judge'
import { strangeContract } from '@countersign/rehearsal/testing'
import {
  encodeExecution,
  hashSafeTransaction,
  parseSignature,
  type SafeTransaction,
  toSafeTransaction,
} from '@countersign/safe'
import { toRehearsalState } from '@countersign/web/rehearsal-state'
import { prepareRehearsals, rehearseForReview } from '@countersign/web/rehearse-review'
import {
  type Address,
  type Client,
  createClient,
  encodeFunctionData,
  erc20Abi,
  http,
  type PrivateKeyAccount,
  parseEther,
  parseGwei,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  deployContract,
  getBalance,
  getBlock,
  getBlockNumber,
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
} from 'viem/actions'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBrowser } from '../../support/actTabs.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import { type ServedWorld, serveWorld } from '../../support/serveWorld.ts'

const [ada, ben, thief] = [0, 1, 3].map((index) =>
  privateKeyToAccount(worldAccounts[index as 0 | 1 | 3].privateKey),
) as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount] // three of them, as the list says
const CHAIN = 31337
const receiver: Address = '0x000000000000000000000000000000000000dEaD'

let world: World
let server: ServedWorld
let client: Client
let gateway: Gateway
let salt = 100n
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
  client = createClient({ transport: http(world.chains[0].url), pollingInterval: 20 })
  server = await serveWorld(world)
  gateway = createGateway({ baseUrl: server.url })
  await server.untilRead()
  await postStory({ publicUrl: server.url, gateway })
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

const mined = async (hash: Awaited<ReturnType<typeof sendTransaction>>) =>
  waitForTransactionReceipt(client, { hash })

/** A Safe of two owners, who both have to sign, with ten coins. */
async function newSafe(): Promise<Address> {
  salt += 1n
  const planned = await planSafe(client, [ada, ben], salt)
  await deploySafe(client, ada, planned)
  const gift = { to: planned.address, value: parseEther('10') }
  await mined(await sendTransaction(client, { account: ada, chain: null, ...gift }))
  return planned.address
}

async function deploy(name: string, args: readonly unknown[] = []): Promise<Address> {
  const contract = { ...strangeContract(name), args }
  const hash = await deployContract(client, { account: thief, chain: null, ...contract })
  const { contractAddress } = await mined(hash)
  if (!contractAddress) throw new Error('nothing was deployed')
  return contractAddress
}

const transactionOf = (content: Partial<SafeTransaction> & { to: Address }): SafeTransaction => ({
  ...{ value: 0n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 0n },
  ...content,
})

const settled: Omit<Parameters<typeof judgeReview>[0], 'rehearsal'> = {
  ...{ proof: [], witnesses: null, required: 2, record: null, proposer: null },
  ...{ lookAlikes: [], anchors: 'known', delegates: [], approvals: [], settings: 'none' },
  ...{ isSealed: false, tokens: [], safeCode: 'official', history: 'clean' },
  ...{ isEverywhere: false, isUnread: false, refund: null },
  rights: [],
}

/** What the page of a review says to an owner, by both nodes, through our own proxy. */
async function review(safe: Address, transaction: SafeTransaction, chainId = CHAIN) {
  const asked = { requests: 0 }
  const nodes = [1, 2].map((node) => {
    const onFetchRequest = () => {
      asked.requests += 1
    }
    const url = `${server.url}/api/rpc/${chainId}?node=${node}`
    return createClient({ transport: http(url, { batch: true, retryCount: 0, onFetchRequest }) })
  })
  const chain = world.chains.find(({ id }) => id === chainId)
  const head = await getBlockNumber(createClient({ transport: http(chain?.url) }))
  // Our proxy remembers for a moment which block is the newest.
  const prepared = await vi.waitFor(async () => {
    const all = await prepareRehearsals(nodes, { safe, executor: ada.address })
    const heard = all.filter(({ setting }) => setting.block.number >= head)
    expect(heard).toHaveLength(nodes.length)
    return all
  }, 20_000)
  const part = { safe: { address: safe, chainId }, transaction, executor: ada.address }
  asked.requests = 0
  const rehearsed = await rehearseForReview(part, prepared)
  const state = toRehearsalState(rehearsed)
  const { verdict, findings } = judgeReview({ ...settled, rehearsal: state })
  const { confirm } = judgeActions({
    ...{ me: ada.address, isInSafe: false, owners: [ada.address, ben.address], threshold: 2 },
    ...{ signers: [], safeNonce: 0, nonce: 0, isOpen: true, isTrusted: true, proposer: null },
    ...{ isRejection: false, ground: 'read', act: undefined, verdict },
  })
  const { rehearsal } = rehearsed
  const changes = rehearsal.rung === 'static' ? [] : rehearsal.changes
  const kinds = findings.map(({ kind }) => kind)
  return { rehearsal, state, confirm, changes, kinds, requests: asked.requests }
}

/** By how much somebody's coins, or tokens, change by what was said. */
const saidOf = (
  { changes }: Pick<Awaited<ReturnType<typeof review>>, 'changes'>,
  whose: Address,
  kind: 'coin' | 'token' = 'coin',
) =>
  changes.flatMap((change) =>
    change.kind === kind && change.holder.toLowerCase() === whose.toLowerCase()
      ? [change.after - change.before]
      : [],
  )[0] ?? 0n

/** What both owners have signed, sent by the thief. */
async function steal(safe: Address, transaction: SafeTransaction, gasPrice: bigint) {
  const account = { chainId: CHAIN, address: safe, version: '1.4.1' }
  const { safeTxHash: hash } = hashSafeTransaction(account, transaction)
  const signatures = await Promise.all(
    [ada, ben].map(async (owner) => ({
      signer: owner.address,
      signature: parseSignature(await owner.sign({ hash })),
    })),
  )
  const call = { to: safe, data: encodeExecution(transaction, signatures) }
  const fees = { gas: 500_000n, gasPrice }
  const sent = await sendTransaction(client, { account: thief, chain: null, ...call, ...fees })
  const { status, gasUsed, effectiveGasPrice } = await mined(sent)
  expect(status).toBe('success')
  return gasUsed * effectiveGasPrice
}

const coinsOf = (address: Address) => getBalance(client, { address })

it('R-REH-6 nothing that waits in the story is taken for something that turns, and to vary it asks nobody once more', async () => {
  let seen = 0
  for (const { chainId, address } of Object.values(storySafes)) {
    const place = { chainId: String(chainId), safeAddress: address }
    const { results } = await gateway.call(getTransactionQueue, place)
    for (const item of results) {
      if (item.type !== 'TRANSACTION') continue
      const { id: transactionId } = item.transaction
      const details = await gateway.call(getTransaction, { ...place, transactionId })
      const transaction = toSafeTransaction(details)
      if (!transaction) throw new Error('nobody signs this')
      const { state, requests } = await review(address, transaction, chainId)
      expect(state, transactionId).toMatchObject({ state: 'agrees', voices: 2, isVaried: true })
      // Both ways of playing it are one batch for each node.
      expect(requests, transactionId).toBe(2)
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(5)
})

/** 9.9 coins at 2 gwei, whatever the transaction itself uses. */
const terms = { baseGas: 4_950_000_000n, gasPrice: parseGwei('1000') }

it('R-REH-5 attack 1: an empty call whose refund terms pay 9.9 ETH to a thief is shown with what it takes, and to whom', async () => {
  const safe = await newSafe()
  const transaction = transactionOf({ to: safe, ...terms, refundReceiver: receiver })
  const said = await review(safe, transaction)
  const taken = saidOf(said, receiver)
  expect(taken).toBeGreaterThan(parseEther('4.9'))
  expect(saidOf(said, safe)).toBe(-taken)
  const before = { safe: await coinsOf(safe), receiver: await coinsOf(receiver) }
  await steal(safe, transaction, parseGwei('2'))
  expect(before.safe - (await coinsOf(safe))).toBeGreaterThan(parseEther('9.9'))
  expect((await coinsOf(receiver)) - before.receiver).toBeGreaterThan(parseEther('9.9'))
})

it('R-REH-5 attack 2: refund terms that pay whoever sends it, in coins or in a token, are shown with what leaves the Safe', async () => {
  const safe = await newSafe()
  const transaction = transactionOf({ to: safe, ...terms })
  const said = await review(safe, transaction)
  const taken = saidOf(said, ada.address)
  expect(taken).toBeGreaterThan(parseEther('4.9'))
  expect(saidOf(said, safe)).toBe(-taken)
  const before = { safe: await coinsOf(safe), thief: await coinsOf(thief.address) }
  const fee = await steal(safe, transaction, parseGwei('2'))
  expect(before.safe - (await coinsOf(safe))).toBeGreaterThan(parseEther('9.9'))
  expect((await coinsOf(thief.address)) + fee - before.thief).toBeGreaterThan(parseEther('9.9'))

  const token = await deploy('PlainToken')
  const { abi } = strangeContract('PlainToken')
  const mint = encodeFunctionData({ abi, functionName: 'mint', args: [safe, 10_000_000_000n] })
  await mined(await sendTransaction(client, { account: thief, chain: null, to: token, data: mint }))
  const inToken = { ...transaction, nonce: 1n, gasToken: token, gasPrice: 1n }
  const told = await review(safe, inToken)
  const held = () =>
    readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [safe] })
  const first = await held()
  await steal(safe, inToken, parseGwei('2'))
  const lost = first - (await held())
  expect(lost).toBeGreaterThan(4_950_000_000n)
  // Real signatures leave a few gas of memory less to be paid for.
  expect(Number(lost + saidOf(told, safe, 'token'))).toBeCloseTo(0, -3)
  expect(saidOf(told, ada.address, 'token')).toBe(-saidOf(told, safe, 'token'))
})

/** Proposed and signed by both owners, as the page does it. */
async function proposed(safe: Address, to: Address) {
  const account = { chainId: CHAIN, address: safe }
  const browserOf = (owner: PrivateKeyAccount) =>
    openBrowser({
      ...{ client, account: owner, chainId: CHAIN, gateway },
      // Wallets trust that it is typed data, too.
      signTypedData: (_, data) => owner.signTypedData(JSON.parse(JSON.stringify(data)) as never),
      onAsked: ({ approve }) => approve(),
    })
  const calls = [{ to, value: parseEther('0.9'), data: '0x' }] as const
  const result = await browserOf(ada)
    .open()
    .acts.propose({ account, calls, nonce: 0, description: 'Pay' })
  if (result.status !== 'done') throw new Error(result.status)
  const transaction = transactionOf({ to, value: parseEther('0.9') })
  const input = { account, transaction, description: 'Pay' }
  await browserOf(ben).open().acts.confirm(input)
  return { input, browser: browserOf(ada) }
}

it('R-REH-5 attack 21: a contract that gives back what it is paid where gas costs nothing is shown with what it keeps', async () => {
  const safe = await newSafe()
  const to = await deploy('Turncoat', [0, 0n])
  const { input, browser } = await proposed(safe, to)
  const said = await review(safe, input.transaction)
  expect(said.state).toMatchObject({ state: 'agrees', voices: 2, isVaried: true })
  expect(saidOf(said, safe)).toBe(-parseEther('0.9'))
  expect(saidOf(said, to)).toBe(parseEther('0.9'))
  const before = await coinsOf(safe)
  const { rehearsal: rehearsed } = said
  expect(await browser.open().acts.execute({ ...input, rehearsed })).toMatchObject({
    status: 'done',
  })
  expect(before - (await coinsOf(safe))).toBe(parseEther('0.9'))
  expect(await coinsOf(to)).toBe(parseEther('0.9'))
})

it('R-REH-6 attack 22: a contract that gives back what it is paid for one more minute cannot be signed or executed here', async () => {
  const safe = await newSafe()
  const { timestamp } = await getBlock(client)
  const to = await deploy('Turncoat', [1, timestamp + 60n])
  const { input, browser } = await proposed(safe, to)
  const said = await review(safe, input.transaction)
  // In the block that it was rehearsed in nothing changes.
  expect(said.changes.map(({ kind }) => kind)).toEqual(['nonce'])
  expect(said.state).toEqual({ state: 'watched' })
  expect(said.kinds).toContain('rehearsal.watched')
  expect(said.confirm).not.toBeNull()
  for (const rehearsed of [said.rehearsal, undefined]) {
    const shown = { ...input, ...(rehearsed && { rehearsed }) }
    expect(await browser.open().acts.execute(shown)).toMatchObject({
      ...{ status: 'moved', moved: [{ what: 'watched' }] },
    })
  }
  expect(browser.sent()).toBe(0)
  const before = await coinsOf(safe)
  await world.chains[0].request('evm_increaseTime', [120])
  await steal(safe, input.transaction, parseGwei('2'))
  expect(before - (await coinsOf(safe))).toBe(parseEther('0.9'))
  expect(await coinsOf(to)).toBe(parseEther('0.9'))
})
