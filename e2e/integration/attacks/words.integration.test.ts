import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import {
  createGateway,
  type Gateway,
  getBalances,
  getTransaction,
  type TransactionDetails,
  type TransactionInfo,
} from '@countersign/gateway'
import { encodeMultiSend } from '@countersign/safe'
import { buildAssets } from '@countersign/web/assets'
import { describeDetails } from '@countersign/web/describe-details'
import { flagCalls } from '@countersign/web/flag-calls'
import { nameQuery } from '@countersign/web/name-query'
import { openCalls } from '@countersign/web/open-calls'
import { readPayment } from '@countersign/web/payment'
import { isRejectionHash } from '@countersign/web/rejection-hash'
import { resolveName } from '@countersign/web/resolve-name'
import { readTokenTwice } from '@countersign/web/token-twice'
import {
  baseToken,
  listedToken,
  type Token,
  type TokenAt,
  toldToken,
} from '@countersign/web/tokens'
import {
  type Address,
  type Client,
  createClient,
  custom,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  getAddress,
  type Hex,
  http,
  type PrivateKeyAccount,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../../support/actTabs.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
import { type ServedWorld, serveWorld } from '../../support/serveWorld.ts'

const [ada, ben] = [0, 1].map((index) =>
  privateKeyToAccount(worldAccounts[index as 0 | 1].privateKey),
) as [PrivateKeyAccount, PrivateKeyAccount] // two of them, as the list says
const CHAIN = 31337
const { usdc, usdcLookalike, multiSendCallOnly } = {
  ...worldContracts[CHAIN],
  ...worldContracts[CHAIN].safe['1.4.1'],
}
const stranger: Address = getAddress('0x00000000000000000000000000000000000e0e77')

let world: World
let server: ServedWorld
let client: Client
let gateway: Gateway
let safe: Address
let salt = 7_000n

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

/** A Safe of Ada's with 2,000 USDC, and 100 of the fake. */
beforeEach(async () => {
  salt += 1n
  const planned = await planSafe(client, [ada], salt)
  await deploySafe(client, ada, planned)
  safe = planned.address
  await give(usdc, safe, 2_000_000_000n)
  await give(usdcLookalike, safe, 100_000_000n)
})

async function give(token: Address, to: Address, amount: bigint) {
  const hash = await writeContract(client, {
    ...{ account: ada, chain: null, address: token, abi: erc20Abi, functionName: 'transfer' },
    args: [to, amount],
  })
  await waitForTransactionReceipt(client, { hash })
}

const balanceOf = (owner: Address, token: Address = usdc) =>
  readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

/** The chain as our own server's configuration has it. */
const chain = () => ({
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...world.chains[0].description,
})

/** Both of our nodes, each by itself, through our own proxy. */
const nodes = () =>
  [1, 2].map((node) =>
    createClient({ transport: http(`${server.url}/api/rpc/${CHAIN}?node=${node}`) }),
  ) as [Client, Client] // one for each

/** One that answers a call with something else. */
function lyingNode(lie: (params: { to: Address; data: Hex }) => Hex | undefined): Client {
  const [honest] = nodes()
  return createClient({
    transport: custom({
      request: async ({ method, params }) => {
        const told = method === 'eth_call' ? lie(params[0]) : undefined
        return told ?? honest.request({ method, params })
      },
    }),
  })
}

async function tokenAtOf(addresses: readonly Address[], asked = nodes()): Promise<TokenAt> {
  const told = new Map(
    await Promise.all(
      addresses.map(
        async (address): Promise<[string, Token | null]> => [
          address.toLowerCase(),
          toldToken(await readTokenTwice(asked, address)),
        ],
      ),
    ),
  )
  return (address) => listedToken(chain(), address) ?? told.get(address.toLowerCase()) ?? null
}

/** What an owner proposes, as the gateway has it. */
async function propose(call: { to: Address; data: Hex; operation?: 0 | 1 }) {
  const { acts } = openBrowser({
    ...{ client, account: ada, chainId: CHAIN, gateway },
    // As a wallet signs what it got as JSON.
    signTypedData: (_, data) =>
      ada.signTypedData(
        JSON.parse(JSON.stringify(data)) as Parameters<typeof ada.signTypedData>[0], // wallets trust it, too
      ),
    onAsked: (window) => window.approve(),
  }).open()
  const result = await acts.propose({
    account: { chainId: CHAIN, address: safe },
    calls: [{ ...call, value: 0n }],
    description: 'Pay',
  })
  if (result.status !== 'done') throw new Error(JSON.stringify(result))
  return gateway.call(getTransaction, {
    chainId: String(CHAIN),
    transactionId: result.entry.safeTxHash ?? '',
  })
}

const describeAt = (details: TransactionDetails) =>
  describeDetails(details, openCalls(safe, details), chain() as never) // the list of tokens is all it asks

describe('words come from the bytes', () => {
  it('R-WORD-1 a gateway that says “Send 1 USDC to Ben” over bytes that pay a stranger 1,999 is not repeated', async () => {
    const details = await propose({ to: usdc, data: transfer(stranger, 1_999_000_000n) })
    if (details.txInfo.type !== 'Transfer') throw new Error('our own gateway calls it a transfer')
    const txInfo: TransactionInfo = {
      ...details.txInfo,
      recipient: { value: ben.address, name: 'Ben', logoUri: null },
      transferInfo: {
        ...details.txInfo.transferInfo,
        value: '1000000',
      } as (typeof details.txInfo)['transferInfo'], // the same kind
    }
    const said = describeAt({ ...details, txInfo })
    expect(said).toEqual({
      by: 'bytes',
      description: {
        kind: 'sent',
        asset: { kind: 'amount', value: 1_999_000_000n, token: usdc },
        party: { value: stranger, name: null },
      },
    })
    const before = await balanceOf(stranger)
    const call = { to: usdc, value: 0n, data: transfer(stranger, 1_999_000_000n) }
    await executeElsewhere(client, [ada], { safe, nonce: 0, ...call })
    expect((await balanceOf(stranger)) - before).toBe(1_999_000_000n)
  })

  it('R-WORD-2 a gateway that says “Rejection” over a payment, on its page or in a list, makes none of it', async () => {
    const details = await propose({ to: usdc, data: transfer(stranger, 5n) })
    const txInfo: TransactionInfo = {
      type: 'Custom',
      humanDescription: null,
      to: { value: safe, name: null, logoUri: null },
      dataSize: '0',
      value: '0',
      methodName: null,
      isCancellation: true,
      actionCount: null,
    }
    expect(describeAt({ ...details, txInfo }).description).toMatchObject({
      kind: 'sent',
      party: { value: stranger },
    })
    const account = { chainId: CHAIN, address: safe }
    expect(isRejectionHash(account, 0, details.txId)).toBe(false)
    // The one that is one is known by its hash alone, in a list too.
    const rejection = await propose({ to: safe, data: '0x' })
    const info = rejection.detailedExecutionInfo
    const nonce = info?.type === 'MULTISIG' ? info.nonce : -1
    expect(isRejectionHash(account, nonce, rejection.txId)).toBe(true)
    expect(isRejectionHash(account, nonce + 1, rejection.txId)).toBe(false)
    expect(describeAt(rejection).description).toEqual({ kind: 'rejection' })
  })
})

/** What somebody who types an amount sends, by balances in which the gateway lies about decimals. */
async function typed(amount: string, owner: Address, decimals: number) {
  const place = { chainId: String(CHAIN), safeAddress: owner, currency: 'usd' }
  const honest = await gateway.call(getBalances, { ...place, trusted: false, exclude_spam: false })
  const lie = (address: Address) => address.toLowerCase() === usdc.toLowerCase()
  const stated = {
    ...honest,
    items: [
      ...honest.items.filter(({ tokenInfo }) => !lie(tokenInfo.address)),
      {
        tokenInfo: {
          ...{ type: 'ERC20' as const, address: usdc as Address, decimals },
          ...{ symbol: 'USDC', name: 'USD Coin', logoUri: null },
        },
        ...{ balance: '2000000000', fiatBalance: '0', fiatConversion: '1' },
        fiatBalance24hChange: null,
      },
    ],
  }
  const tokenAt = await tokenAtOf(stated.items.map(({ tokenInfo }) => tokenInfo.address))
  const assets = buildAssets({ chain: chain() as never, stated, onChain: null, tokenAt })
  const tokens = assets.map(({ token }) => token)
  const item = { id: 1, kind: 'payment', asset: usdc, to: ben.address, amount, isOther: false }
  const { calls } = readPayment(
    item as Parameters<typeof readPayment>[0], // as a draft has it
    {
      account: { chain: chain(), address: owner, path: `one:${owner}` },
      ...{ chains: [chain()], locale: 'en', contacts: [], called: () => undefined, tokens },
      tokenAt: (address: Address) => tokens.find((token) => token.address === address) ?? null,
      addressOf: () => null,
    } as unknown as Parameters<typeof readPayment>[1], // a payment asks for no more
  )
  const [call] = calls
  if (!call) throw new Error('nothing to send')
  return call
}

describe('amounts count by our own list, or by two nodes that agree', () => {
  it('R-TOK-1 a gateway that says that USDC has 8 decimals has no Safe sign 100 for a typed 1', async () => {
    const call = await typed('1', safe, 8)
    const before = await balanceOf(ben.address)
    await executeElsewhere(client, [ada], { safe, nonce: 0, ...call })
    expect((await balanceOf(ben.address)) - before).toBe(1_000_000n)
  })

  it('R-TOK-1 nor has it a plain wallet send 100 for a typed 1', async () => {
    const { to, value, data } = await typed('1', ada.address, 8)
    const before = await balanceOf(ben.address)
    const hash = await sendTransaction(client, { account: ada, chain: null, to, value, data })
    await waitForTransactionReceipt(client, { hash })
    expect((await balanceOf(ben.address)) - before).toBe(1_000_000n)
  })

  it('R-TOK-1 a million of an unlisted token is not shown as a millionth, whatever a gateway or one node says', async () => {
    const told = toldToken(await readTokenTwice(nodes(), usdcLookalike))
    const held = await balanceOf(safe, usdcLookalike)
    expect(formatUnits(held, told?.decimals ?? 0)).toBe('100')
    const twelve = encodeAbiParameters([{ type: 'uint8' }], [12])
    const liar = lyingNode(({ data }) => (data === '0x313ce567' ? twelve : undefined))
    const [honest] = nodes()
    for (const pair of [
      [liar, honest],
      [honest, liar],
    ]) {
      expect(await readTokenTwice(pair, usdcLookalike)).toBe('differs')
    }
    // Of one node there is nobody to agree with.
    expect(await readTokenTwice([honest], usdcLookalike)).toBe('differs')
    const token = toldToken('differs') ?? baseToken(usdcLookalike)
    expect(formatUnits(held, token.decimals)).toBe('100000000')
    expect(token).toMatchObject({ isBase: true, symbol: expect.stringMatching(/^0x9F7e/i) })
  })

  it('R-TOK-2 a fake token that is moved inside of a batch is flagged, though the gateway says nothing of it', async () => {
    const batch = encodeMultiSend([
      { to: usdc, value: 0n, data: transfer(stranger, 1n), operation: 0 },
      { to: usdcLookalike, value: 0n, data: transfer(safe, 1n), operation: 0 },
    ])
    const details = await propose({ to: multiSendCallOnly, data: batch, operation: 1 })
    const opened = openCalls(safe, details)
    const flags = (tokenAt: TokenAt) => flagCalls(opened, details.txInfo, chain() as never, tokenAt) // the list of tokens is all it asks
    expect(flags(() => undefined)).toEqual([{ kind: 'asking' }])
    expect(flags(await tokenAtOf([usdcLookalike]))).toEqual([{ kind: 'fake', symbol: 'USDC' }])
  })
})

it('R-NAME-4 one node that gives a name another address is not paid: both have to name it, for about a block', async () => {
  const { universalResolver } = worldContracts[CHAIN]
  const [honest, other] = nodes()
  const resolve = (asked: readonly Client[]) =>
    resolveName({ nodes: asked, universalResolver, chainId: CHAIN }, 'ben.demo.eth', CHAIN)
  expect(await resolve([honest, other])).toBe(ben.address)
  const answer = encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'address' }],
    [encodeAbiParameters([{ type: 'address' }], [stranger]), universalResolver],
  )
  const liar = lyingNode(({ to }) =>
    to.toLowerCase() === universalResolver.toLowerCase() ? answer : undefined,
  )
  expect(await resolve([liar, liar])).toBe(stranger)
  expect(await resolve([honest, liar])).toBe('differs')
  expect(await resolve([liar, honest])).toBe('differs')
  expect(await resolve([honest])).toBe('differs')
  const { staleTime, gcTime, meta } = nameQuery({} as never, undefined, 'ben.demo.eth', CHAIN)
  expect([staleTime, gcTime, meta]).toEqual([12_000, 12_000, { private: true }])
})
