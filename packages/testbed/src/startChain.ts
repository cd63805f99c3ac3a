import {
  type Abi,
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  custom,
  type Hex,
  type PublicClient,
  type Transport,
} from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { hardhat } from 'viem/chains'
import { type Engine, MNEMONIC, startEngine } from './startEngine.ts'

export type TestChain = {
  id: number
  chain: Chain
  transport: Transport
  client: PublicClient
  /** Accounts with keys and coins. */
  accounts: readonly HDAccount[]
  deploy(contract: { abi: Abi; bytecode: Hex }, args?: readonly unknown[]): Promise<Address>
  /** Sends and waits; throws when the transaction fails. */
  send(call: { to: Address; data?: Hex; value?: bigint; from?: HDAccount }): Promise<void>
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  stop(): Promise<void>
}

/** A real EVM inside the test process. */
export async function startChain(id: number = hardhat.id): Promise<TestChain> {
  return chainOver(
    await startEngine({ chainId: id, accounts: { mnemonic: MNEMONIC, count: 8 } }),
    id,
  )
}

/** The same over any engine whose accounts are the mnemonic's. */
export function chainOver(engine: Engine, id: number = hardhat.id): TestChain {
  const chain = { ...hardhat, id }
  const transport = custom({
    // EIP-1193 would allow any params; viem sends lists.
    request: ({ method, params }) => engine.request(method, params as readonly unknown[]),
  })
  const client = createPublicClient({ chain, transport, pollingInterval: 20 })
  const accounts = Array.from({ length: 8 }, (_, addressIndex) =>
    mnemonicToAccount(MNEMONIC, { addressIndex }),
  )
  const [first] = accounts
  if (!first) throw new Error('no account')

  const mined = async (hash: Hex) => {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`transaction ${hash} failed`)
    return receipt
  }
  const walletOf = (account: HDAccount) => createWalletClient({ account, chain, transport })

  return {
    id,
    chain,
    transport,
    client,
    accounts,
    async deploy({ abi, bytecode }, args = []) {
      const receipt = await mined(await walletOf(first).deployContract({ abi, bytecode, args }))
      if (!receipt.contractAddress) throw new Error('nothing was deployed')
      return receipt.contractAddress
    },
    async send({ from = first, ...call }) {
      await mined(await walletOf(from).sendTransaction(call))
    },
    request: engine.request,
    stop: engine.close,
  }
}
