import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  type Hex,
  type PublicClient,
} from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { hardhat } from 'viem/chains'

export type TestChain = {
  id: number
  client: PublicClient
  /** Accounts with keys and coins. */
  accounts: readonly HDAccount[]
  deploy(contract: { abi: Abi; bytecode: Hex }, args?: readonly unknown[]): Promise<Address>
  /** Sends and waits; throws when the transaction fails. */
  send(call: { to: Address; data?: Hex; value?: bigint; from?: HDAccount }): Promise<void>
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  stop(): Promise<void>
}

const mnemonic = 'test test test test test test test test test test test junk'

/** A real EVM inside the test process. */
export async function startChain(): Promise<TestChain> {
  // Otherwise the engine starts a reporting process of its own. It has no option for this.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true'
  const { createHardhatRuntimeEnvironment } = await import('hardhat/hre')
  const environment = await createHardhatRuntimeEnvironment(
    {
      networks: {
        oracle: {
          type: 'edr-simulated',
          chainType: 'l1',
          chainId: hardhat.id,
          accounts: { mnemonic, count: 8 },
        },
      },
    },
    {},
    import.meta.dirname,
  )
  const connection = await environment.network.create('oracle')
  const transport = custom({ request: (call) => connection.provider.request(call) })
  const client = createPublicClient({ chain: hardhat, transport, pollingInterval: 20 })
  const accounts = Array.from({ length: 8 }, (_, addressIndex) =>
    mnemonicToAccount(mnemonic, { addressIndex }),
  )
  const [first] = accounts
  if (!first) throw new Error('no account')

  const mined = async (hash: Hex) => {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`transaction ${hash} failed`)
    return receipt
  }
  const walletOf = (account: HDAccount) =>
    createWalletClient({ account, chain: hardhat, transport })

  return {
    id: hardhat.id,
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
    request: (method, params = []) => connection.provider.request({ method, params: [...params] }),
    stop: () => connection.close(),
  }
}
