import { worldContracts } from '@countersign/demo/world'
import type { BrowserContext, Page } from '@playwright/test'
import { type Address, type Client, type Hex, type PrivateKeyAccount, parseAbi } from 'viem'
import { sendTransaction, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { bridgeExtension } from './extensionBridge.ts'
import { hasPassed } from './passedGate.ts'

export const ODD_WALLET = 'Odd Wallet'

export type Answer = (params: readonly unknown[]) => unknown
type Sent = { to: Address; value?: Hex; data?: Hex; nonce?: Hex }
type TypedData = Parameters<PrivateKeyAccount['signTypedData']>[0]

/** An error as wallets throw them. */
export class WalletError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const never: Answer = () => new Promise(() => {})
export const refuse: Answer = () => {
  throw new WalletError(4001, 'User rejected the request.')
}

export type OddWallet = Awaited<ReturnType<typeof createOddWallet>>

/** A wallet with a real key that does as it is asked, until a test tells it otherwise. */
export function createOddWallet({
  client,
  account,
  emit,
  passed,
}: {
  client: Client
  account: PrivateKeyAccount
  /** Tells every page of it. */
  emit: (event: string, value: unknown) => unknown
  /** What has passed the gate of the page that asks; not looked at, if left out. */
  passed?: () => readonly Hex[]
}) {
  let chainId = 31337
  const asked: string[] = []
  const odd = new Map<string, Answer>()
  const moveTo = async (wanted: number) => {
    chainId = wanted
    await emit('chainChanged', `0x${wanted.toString(16)}`)
  }
  const answers: Record<string, Answer> = {
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => `0x${chainId.toString(16)}`,
    wallet_switchEthereumChain: async ([to]) => {
      await moveTo(Number((to as { chainId: Hex }).chainId)) // as the page asks
      return null
    },
    eth_signTypedData_v4: ([, data]) => signData(account, data),
    eth_sendTransaction: async ([given]) => {
      const { to, value = '0x0', data = '0x', nonce } = given as Sent // as the page asks
      const hash = await sendTransaction(client, {
        ...{ account, chain: null, to, data, value: BigInt(value) },
        ...(nonce && { nonce: Number(nonce) }),
      })
      await waitForTransactionReceipt(client, { hash })
      return hash
    },
  }
  return {
    async request(method: string, params: readonly unknown[]): Promise<unknown> {
      asked.push(method)
      if (passed && !hasPassed(method, params, passed())) {
        throw new Error(`${method} was asked around the gate: ${JSON.stringify(params)}`)
      }
      const answer = odd.get(method) ?? answers[method]
      if (!answer) throw new WalletError(4200, `There is no ${method}.`)
      return (await answer(params)) ?? null
    },
    /** How often it was asked for something. */
    count: (method: string) => asked.filter((each) => each === method).length,
    /** Answers something differently from now on; as it should, if nothing is given. */
    set: (method: string, answer?: Answer) =>
      void (answer ? odd.set(method, answer) : odd.delete(method)),
    moveTo,
  }
}

/** Puts it into every page of a browser. */
export async function installOddWallet(
  context: BrowserContext,
  { client, account }: { client: Client; account: PrivateKeyAccount },
): Promise<OddWallet> {
  const emit = (event: string, value: unknown) =>
    Promise.all(context.pages().map((page) => tell(page, event, value)))
  const wallet = createOddWallet({ client, account, emit })
  await context.exposeBinding('askExtension', async (_, method: string, params: unknown[]) => {
    try {
      return { result: await wallet.request(method, params) }
    } catch (error) {
      const { code = -32603, message } = error as WalletError // whatever it is, it has a message
      return { error: { code, message } }
    }
  })
  await context.addInitScript(bridgeExtension, ODD_WALLET)
  return wallet
}

/** Signs typed data that came as JSON. */
export const signData = (
  account: PrivateKeyAccount,
  data: unknown,
  change = (text: string) => text,
) => account.signTypedData(JSON.parse(change(String(data))) as TypedData) // wallets trust it, too

const multicall = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
])

type BatchedCall = { to: Address; data: Hex }

/** Makes it a wallet that sends several calls as one transaction, all of them or none (EIP-5792). */
export function letItBatch(wallet: OddWallet, client: Client, account: PrivateKeyAccount): void {
  answerBatches(wallet, client, async (calls) => [
    await writeContract(client, {
      ...{ account, chain: null, abi: multicall, functionName: 'aggregate3' },
      address: worldContracts[31337].multicall3,
      args: [calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: data }))],
    }),
  ])
}

/** The same in the account's own name, as one with borrowed code does: what it gave, it can take back. */
export function letItBatchAsItself(
  wallet: OddWallet,
  client: Client,
  account: PrivateKeyAccount,
): void {
  answerBatches(wallet, client, async (calls) => {
    const hashes: Hex[] = []
    for (const { to, data } of calls) {
      const hash = await sendTransaction(client, { account, chain: null, to, data })
      await waitForTransactionReceipt(client, { hash })
      hashes.push(hash)
    }
    return hashes
  })
}

function answerBatches(
  wallet: OddWallet,
  client: Client,
  send: (calls: readonly BatchedCall[]) => Promise<Hex[]>,
): void {
  const batches = new Map<string, Hex[]>()
  wallet.set('wallet_getCapabilities', () => ({ '0x7a69': { atomic: { status: 'supported' } } }))
  wallet.set('wallet_sendCalls', async ([given]) => {
    const { calls } = given as { calls: BatchedCall[] } // as the page asks
    const id = `bundle ${batches.size}`
    batches.set(id, await send(calls))
    return { id }
  })
  wallet.set('wallet_getCallsStatus', async ([id]) => {
    const receipts = await Promise.all(
      (batches.get(String(id)) ?? []).map((hash) => waitForTransactionReceipt(client, { hash })),
    )
    const isDone = receipts.every(({ status }) => status === 'success')
    return {
      ...{ status: isDone ? 200 : 500, atomic: true },
      receipts: receipts.map(({ transactionHash, status }) => ({
        ...{ transactionHash, status: status === 'success' ? '0x1' : '0x0', logs: [] },
      })),
    }
  })
}

/** Pages that are just being opened or closed hear nothing. */
const tell = (page: Page, event: string, value: unknown) =>
  page
    .evaluate((detail) => window.dispatchEvent(new CustomEvent('extensionTells', { detail })), {
      event,
      value,
    })
    .catch(() => {})
