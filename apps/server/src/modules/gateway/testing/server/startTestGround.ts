import { packSignatures, parseSignature, type SafeTransaction } from '@countersign/safe'
import { type Address, encodeFunctionData } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { ChainInput } from '../../../../config/chainSchema.ts'
import type { SafeVersion } from '../chain/deployContracts.ts'
import {
  type Contracts,
  deployContracts,
  otherAbi,
  type SafeKind,
  safeAbi,
} from '../chain/deployContracts.ts'
import { prepareSafe } from '../chain/prepareSafe.ts'
import {
  startTestChain,
  type TestChain,
  type TestReceipt,
  type TestTransaction,
} from '../chain/startTestChain.ts'
import { hashOf, type TestSafe, transactionOf } from './testSafe.ts'

/** A chain with every kind of Safe, once for many servers. */
export type TestGround = {
  chain: TestChain
  contracts: Contracts
  description: ChainInput
  /** Pays for everything, and owns nothing. */
  payer: Address
  ada: HDAccount
  ben: HDAccount
  eve: HDAccount
  /** A new Safe of these owners, who must all sign. It announces what it executes, if it can. */
  createSafe: (
    version: SafeVersion,
    owners: readonly Address[],
    options?: { l2?: boolean },
  ) => Promise<TestSafe>
  /** What makes such a Safe when it is sent. */
  prepare: (
    version: SafeVersion,
    owners: readonly Address[],
  ) => Promise<{ address: Address; call: TestTransaction }>
  /** Executes a transaction with its owners' signatures. */
  execute: (
    safe: TestSafe,
    signers: readonly HDAccount[],
    transaction: SafeTransaction,
  ) => Promise<TestReceipt>
  /** What takes an owner away, so that one signature is enough. */
  removeOwner: (
    safe: TestSafe,
    removed: { before: Address; owner: Address; nonce: number },
  ) => SafeTransaction
  giveCoins: (safe: TestSafe, value: bigint) => Promise<TestReceipt>
  giveTokens: (safe: TestSafe, amount: bigint, token?: Address) => Promise<TestReceipt>
  giveCollectible: (safe: TestSafe, id: bigint) => Promise<TestReceipt>
  stop: () => Promise<void>
}

export async function startTestGround(chainId?: number): Promise<TestGround> {
  const chain = await startTestChain(chainId)
  const contracts = await deployContracts(chain)
  const [first, ada, ben, eve] = chain.accounts
  if (!first || !ada || !ben || !eve) throw new Error('There are too few accounts.')
  const payer = first.address
  let salt = 1_000n

  function kindOf(version: SafeVersion, l2: boolean): SafeKind {
    const kind = contracts.kinds.find((each) => each.version === version && each.l2 === l2)
    if (!kind) throw new Error(`There is no ${version}.`)
    return kind
  }

  const prepare = (kind: SafeKind, owners: readonly Address[]) =>
    prepareSafe(chain, {
      kind,
      owners,
      threshold: owners.length,
      saltNonce: ++salt,
      creator: payer,
    })

  return {
    chain,
    contracts,
    description: describeChain(chain, contracts),
    payer,
    ada,
    ben,
    eve,
    prepare: (version, owners) => prepare(kindOf(version, version !== '1.1.1'), owners),
    async createSafe(version, owners, { l2 = version !== '1.1.1' } = {}) {
      const kind = kindOf(version, l2)
      const { address, call } = await prepare(kind, owners)
      await chain.send(call)
      return { address, kind, account: { chainId: chain.id, address, version } }
    },
    async execute(safe, signers, transaction) {
      const signatures = await signAll(safe, signers, transaction)
      const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = transaction
      const { gasToken, refundReceiver } = transaction
      const amounts = [safeTxGas, baseGas, gasPrice] as const
      const calldata = encodeFunctionData({
        abi: safeAbi,
        functionName: 'execTransaction',
        args: [to, value, data, operation, ...amounts, gasToken, refundReceiver, signatures],
      })
      return chain.send({ from: payer, to: safe.address, data: calldata })
    },
    removeOwner(safe, { before, owner, nonce }) {
      const args = [before, owner, 1n] as const
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
      return transactionOf(nonce, { to: safe.address, data })
    },
    giveCoins: (safe, value) => chain.send({ from: payer, to: safe.address, value }),
    giveTokens(safe, amount, token = contracts.token) {
      const args = [safe.address, amount] as const
      const data = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args })
      return chain.send({ from: payer, to: token, data })
    },
    giveCollectible(safe, id) {
      const args = [safe.address, id] as const
      const data = encodeFunctionData({ abi: otherAbi, functionName: 'mint', args })
      return chain.send({ from: payer, to: contracts.collectible, data })
    },
    stop: chain.stop,
  }
}

/** The chain as a server's configuration has it. */
export function describeChain(chain: TestChain, contracts: Contracts): ChainInput {
  return {
    id: chain.id,
    shortName: 'test',
    name: 'Test chain',
    rpc: [chain.url],
    explorer: 'https://scan.example/',
    features: ['ERC721', 'EIP1271'],
    l2: false,
    tokens: [{ address: contracts.token, symbol: 'ERC', name: 'Test token', decimals: 18 }],
  }
}

async function signAll(
  safe: TestSafe,
  signers: readonly HDAccount[],
  transaction: SafeTransaction,
) {
  const hash = hashOf(safe, transaction)
  const sign = async (account: HDAccount) => ({
    signer: account.address,
    signature: parseSignature(await account.sign({ hash })),
  })
  return packSignatures(await Promise.all(signers.map(sign)))
}
