import { worldContracts } from '@countersign/demo/world'
import {
  type Address,
  type Client,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import {
  sendTransaction,
  simulateContract,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'

const contracts = worldContracts[31337].safe['1.4.1']

const abi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function nonce() view returns (uint256)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function signMessage(bytes data)',
])

/** A Safe, of all its owners unless fewer are enough: where it will be, and what makes it. */
export type PlannedSafe = {
  address: Address
  owners: readonly PrivateKeyAccount[]
  factory: Address
  factoryData: Hex
}

type SafePlan = {
  singleton?: Address
  threshold?: number
  /** Answers what the Safe itself does not know; the official one, as a rule. */
  fallbackHandler?: Address
  /** What its set-up runs in its name; nothing, as a rule. */
  runs?: { to: Address; data: Hex }
}

export async function planSafe(
  client: Client,
  owners: readonly PrivateKeyAccount[],
  saltNonce: bigint,
  {
    singleton = contracts.singletonL2,
    threshold = owners.length,
    fallbackHandler = contracts.fallbackHandler,
    runs = { to: zeroAddress, data: '0x' },
  }: SafePlan = {},
): Promise<PlannedSafe> {
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [
      owners.map(({ address }) => address),
      BigInt(threshold),
      runs.to,
      runs.data,
      fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const args = [singleton, initializer, saltNonce] as const
  const { result } = await simulateContract(client, {
    address: contracts.proxyFactory,
    abi,
    functionName: 'createProxyWithNonce',
    args,
  })
  return {
    address: result,
    owners,
    factory: contracts.proxyFactory,
    factoryData: encodeFunctionData({ abi, functionName: 'createProxyWithNonce', args }),
  }
}

export async function deploySafe(
  client: Client,
  account: PrivateKeyAccount,
  { factory: to, factoryData: data }: PlannedSafe,
): Promise<void> {
  const hash = await sendTransaction(client, { account, chain: null, to, data })
  await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
}

const ERC6492: Hex = `0x${'6492'.repeat(16)}`

/** As an account signs that may not be deployed yet. */
export function wrapSignature({ factory, factoryData }: PlannedSafe, signature: Hex): Hex {
  const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const
  return concat([encodeAbiParameters(types, [factory, factoryData, signature]), ERC6492])
}

/** What the given owners sign so that the Safe stands by a hash (off the chain). */
export async function signForSafe(
  chainId: number,
  safe: Address,
  hash: Hex,
  owners: readonly PrivateKeyAccount[],
): Promise<Hex> {
  const sorted = owners.toSorted((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1))
  const signatures = sorted.map((owner) =>
    owner.signTypedData({
      domain: { chainId, verifyingContract: safe },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hash },
    }),
  )
  return concat(await Promise.all(signatures))
}

/** Lets a Safe of one owner sign a hash on the chain; the signature is then empty. */
export async function signOnChain(
  client: Client,
  account: PrivateKeyAccount,
  safe: Address,
  hash: Hex,
): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'signMessage', args: [hash] })
  // The owner sends it, which counts as its signature: r is the owner, v is 1.
  const approved = concat([
    `0x${account.address.slice(2).padStart(64, '0')}`,
    `0x${'0'.repeat(64)}`,
    '0x01',
  ])
  const sent = await writeContract(client, {
    account,
    chain: null,
    address: safe,
    abi,
    functionName: 'execTransaction',
    args: [contracts.signMessageLib, 0n, data, 1, 0n, 0n, 0n, zeroAddress, zeroAddress, approved],
  })
  await waitForTransactionReceipt(client, { hash: sent, pollingInterval: 50 })
}
