import {
  hashSafeMessage,
  hashSafeTransaction,
  packSignatures,
  parseSignature,
  type SafeTransaction,
} from '@countersign/safe'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  zeroAddress,
} from 'viem'
import type { HDAccount } from 'viem/accounts'
import { otherAbi, type SafeKind, safeAbi } from '../chain/deployContracts.ts'
import type { TestChain } from '../chain/startTestChain.ts'

/** A Safe on the chain, and how its owners use it. */
export type TestSafe = {
  address: Address
  owners: readonly Address[]
  kind: SafeKind
  account: { chainId: number; address: Address; version: string }
}

let salt = 1_000n

export async function createTestSafe(
  chain: TestChain,
  kind: SafeKind,
  owners: readonly Address[],
  threshold = owners.length,
): Promise<TestSafe> {
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [
      owners,
      BigInt(threshold),
      zeroAddress,
      '0x',
      kind.handler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const call = {
    from: payer(chain).address,
    to: kind.factory,
    data: encodeFunctionData({
      abi: otherAbi,
      functionName: 'createProxyWithNonce',
      args: [kind.singleton, initializer, ++salt],
    }),
  }
  const data = (await chain.request('eth_call', [call, 'latest'])) as Hex // bytes
  const address = getAddress(
    decodeFunctionResult({ abi: otherAbi, functionName: 'createProxyWithNonce', data }),
  )
  await chain.send(call)
  const account = { chainId: chain.id, address, version: kind.version }
  return { address, owners, kind, account }
}

/** Who pays for everything. */
export function payer(chain: TestChain): HDAccount {
  const [first] = chain.accounts
  if (!first) throw new Error('There is no account.')
  return first
}

export function transactionOf(
  nonce: number,
  changes: Partial<SafeTransaction> = {},
): SafeTransaction {
  return {
    to: '0x00000000000000000000000000000000000000A1',
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: BigInt(nonce),
    ...changes,
  }
}

export function hashOf(safe: TestSafe, transaction: SafeTransaction): Hex {
  return hashSafeTransaction(safe.account, transaction).safeTxHash
}

export function messageHashOf(safe: TestSafe, message: string): Hex {
  return hashSafeMessage(safe.account, message).safeMessageHash
}

/** What a client posts to propose a transaction, signed by its sender. */
export async function proposalOf(safe: TestSafe, sender: HDAccount, transaction: SafeTransaction) {
  const { to, data, operation, gasToken, refundReceiver } = transaction
  const safeTxHash = hashOf(safe, transaction)
  return {
    to,
    value: transaction.value.toString(),
    data: data === '0x' ? null : data,
    operation,
    nonce: Number(transaction.nonce),
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken,
    refundReceiver,
    safeTxHash,
    sender: sender.address,
    signature: await sender.sign({ hash: safeTxHash }),
    origin: JSON.stringify({ name: 'Test app', url: 'https://app.example', note: 'Rent' }),
  }
}

/** Executes a transaction with its owners' signatures. */
export async function execute(
  chain: TestChain,
  safe: TestSafe,
  signers: readonly HDAccount[],
  transaction: SafeTransaction,
) {
  const hash = hashOf(safe, transaction)
  const signatures = packSignatures(
    await Promise.all(
      signers.map(async (account) => ({
        signer: account.address,
        signature: parseSignature(await account.sign({ hash })),
      })),
    ),
  )
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = transaction
  return chain.send({
    from: payer(chain).address,
    to: safe.address,
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [
        to,
        value,
        data,
        operation,
        safeTxGas,
        baseGas,
        gasPrice,
        transaction.gasToken,
        transaction.refundReceiver,
        signatures,
      ],
    }),
  })
}
