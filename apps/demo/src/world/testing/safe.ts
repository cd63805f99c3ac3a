import {
  type Account,
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { SafeContracts } from '../contracts.ts'
import type { createTestClient } from './createTestClient.ts'

type TestClient = ReturnType<typeof createTestClient>

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

export const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function VERSION() view returns (string)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
])

export type SafeTx = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

/** Creates a Safe through the factory and gives it something to spend. */
export async function createSafe(
  client: TestClient,
  options: {
    account: Account
    contracts: SafeContracts
    singleton: Address
    owners: readonly PrivateKeyAccount[]
    threshold: bigint
    value: bigint
  },
): Promise<Address> {
  const { account, contracts, owners, threshold, singleton, value } = options
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [
      owners.map(({ address }) => address),
      threshold,
      zeroAddress,
      '0x',
      contracts.fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const { request, result: safe } = await client.simulateContract({
    account,
    address: contracts.proxyFactory,
    abi: factoryAbi,
    functionName: 'createProxyWithNonce',
    args: [singleton, initializer, 7n],
  })
  const created = await client.writeContract(request)
  await client.waitForTransactionReceipt({ hash: created })
  const funded = await client.sendTransaction({ account, to: safe, value })
  await client.waitForTransactionReceipt({ hash: funded })
  return safe
}

/** A Safe transaction as owners sign it (EIP-712). */
export function toTypedData(chainId: number, safe: Address, tx: SafeTx, nonce: bigint) {
  return {
    domain: { chainId, verifyingContract: safe },
    types: {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx',
    message: {
      ...tx,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce,
    },
  } as const
}

/** One signature after the other in the order of their owners' addresses, as a Safe wants them. */
export async function signSafeTx(
  signers: readonly PrivateKeyAccount[],
  typedData: ReturnType<typeof toTypedData>,
): Promise<Hex> {
  const sorted = signers.toSorted((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1))
  return concat(await Promise.all(sorted.map((owner) => owner.signTypedData(typedData))))
}

/** The arguments of `execTransaction`, without a refund. */
export function toExecution({ to, value, data, operation }: SafeTx, signatures: Hex) {
  const unpaid = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
  return [to, value, data, operation, ...unpaid, signatures] as const
}
