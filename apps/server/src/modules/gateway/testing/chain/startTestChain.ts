import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { MNEMONIC, startEngine } from '@countersign/testbed'
import { type Address, type Hex, numberToHex } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

export type TestReceipt = { hash: Hex; block: number; contract: Address | null }
export type TestTransaction = {
  from: Address
  to?: Address
  data?: Hex
  value?: bigint
}

export type TestChain = {
  id: number
  /** Where the node listens. */
  url: string
  accounts: readonly HDAccount[]
  request: (method: string, params?: readonly unknown[]) => Promise<unknown>
  /** As a chain of this one node is asked. */
  requestEach: (
    method: string,
    params: readonly unknown[],
  ) => Promise<PromiseSettledResult<unknown>[]>
  nodes: () => readonly { name: string; resting: boolean }[]
  /** Sends, and waits until it is in a block. Throws when the transaction fails. */
  send: (transaction: TestTransaction) => Promise<TestReceipt>
  /** Sends all of them into one block. */
  sendTogether: (transactions: readonly TestTransaction[]) => Promise<TestReceipt[]>
  mine: (blocks?: number) => Promise<void>
  stop: () => Promise<void>
}

const ACCOUNTS = 8

/** A real EVM in this process, whose node can be asked over HTTP. */
export async function startTestChain(id = 31337): Promise<TestChain> {
  const { request, close } = await startEngine({
    chainId: id,
    accounts: { mnemonic: MNEMONIC, count: ACCOUNTS, accountsBalance: 10n ** 30n },
    allowBlocksWithSameTimestamp: true,
    throwOnTransactionFailures: false,
    blockGasLimit: 1_000_000_000,
  })
  const node = await listen(request)
  const accounts = Array.from({ length: ACCOUNTS }, (_, addressIndex) =>
    mnemonicToAccount(MNEMONIC, { addressIndex }),
  )

  const submit = ({ value, ...transaction }: TestTransaction) =>
    request('eth_sendTransaction', [
      { ...transaction, gas: numberToHex(15_000_000), ...(value && { value: numberToHex(value) }) },
    ])

  async function receiptOf(hash: unknown): Promise<TestReceipt> {
    // The engine's own answer about a transaction that it has just mined.
    const receipt = (await request('eth_getTransactionReceipt', [hash])) as {
      status: Hex
      blockNumber: Hex
      contractAddress: Address | null
      transactionHash: Hex
    }
    if (receipt.status !== '0x1') throw new Error(`Transaction ${hash} failed.`)
    const { transactionHash, blockNumber, contractAddress } = receipt
    return { hash: transactionHash, block: Number(blockNumber), contract: contractAddress }
  }

  return {
    id,
    url: node.url,
    accounts,
    request,
    requestEach: (method, params) => Promise.allSettled([request(method, params)]),
    nodes: () => [{ name: 'primary', resting: false }],
    send: async (transaction) => receiptOf(await submit(transaction)),
    async sendTogether(transactions) {
      await request('evm_setAutomine', [false])
      const hashes: unknown[] = []
      for (const transaction of transactions) hashes.push(await submit(transaction))
      await request('evm_mine')
      await request('evm_setAutomine', [true])
      return Promise.all(hashes.map(receiptOf))
    },
    async mine(blocks = 1) {
      await request('hardhat_mine', [numberToHex(blocks)])
    },
    async stop() {
      await node.close()
      await close()
    },
  }
}

async function listen(request: TestChain['request']) {
  const server = createServer(async (incoming, response) => {
    const { id, method, params } = JSON.parse(await text(incoming))
    const answer = await request(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: { code: -32000, message: String(error) } }),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  // Otherwise it ends connections that rest, and now and then one that is just being used.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
