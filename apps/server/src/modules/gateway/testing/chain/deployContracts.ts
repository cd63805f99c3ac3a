import { type ContractVersion, readArtifact } from '@countersign/testbed'
import { type Address, encodeDeployData, parseAbi } from 'viem'

export type SafeVersion = Exclude<ContractVersion, '0.1.0' | '1.0.0' | '1.2.0'>

import type { TestChain } from './startTestChain.ts'

export const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function approveHash(bytes32 hashToApprove)',
  'function signMessage(bytes data)',
  'function getMessageHash(bytes message) view returns (bytes32)',
  'function getOwners() view returns (address[])',
])

export const otherAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
  'function multiSend(bytes transactions) payable',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 id)',
  'function mint(address to, uint256 id)',
])

/** One kind of Safe: a version, and whether it announces what it executes. */
export type SafeKind = {
  version: SafeVersion
  l2: boolean
  singleton: Address
  factory: Address
  multiSend: Address
  handler: Address
}

export type Contracts = {
  kinds: readonly SafeKind[]
  /** May be called by anybody, for themselves. */
  multiSendCallOnly: Address
  signMessageLib: Address
  token: Address
  collectible: Address
}

const ZERO: Address = `0x${'0'.repeat(40)}`

const SHAPES = {
  '1.1.1': { safe: 'GnosisSafe', l2: null, factory: 'ProxyFactory', handler: null },
  '1.3.0': {
    safe: 'GnosisSafe',
    l2: 'GnosisSafeL2',
    factory: 'proxies/GnosisSafeProxyFactory',
    handler: 'handler/CompatibilityFallbackHandler',
  },
  '1.4.1': {
    safe: 'Safe',
    l2: 'SafeL2',
    factory: 'proxies/SafeProxyFactory',
    handler: 'handler/CompatibilityFallbackHandler',
  },
  '1.5.0': {
    safe: 'Safe',
    l2: 'SafeL2',
    factory: 'proxies/SafeProxyFactory',
    handler: 'handler/CompatibilityFallbackHandler',
  },
} as const

/** Every kind of Safe that can be had, and things to own. */
export async function deployContracts(chain: TestChain): Promise<Contracts> {
  const [deployer] = chain.accounts
  if (!deployer) throw new Error('There is no account.')
  async function deploy(version: SafeVersion, path: string): Promise<Address> {
    const { abi, bytecode } = readArtifact(version, path)
    const data = encodeDeployData({ abi, bytecode, args: [] })
    const { contract } = await chain.send({ from: deployer?.address ?? ZERO, data })
    if (!contract) throw new Error(`${path} ${version} was not deployed.`)
    return contract
  }
  const kinds: SafeKind[] = []
  for (const version of ['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const) {
    const shape = SHAPES[version]
    const factory = await deploy(version, shape.factory)
    const multiSend = await deploy(version, 'libraries/MultiSend')
    const handler = shape.handler === null ? ZERO : await deploy(version, shape.handler)
    const common = { version, factory, multiSend, handler }
    kinds.push({ ...common, l2: false, singleton: await deploy(version, shape.safe) })
    if (shape.l2) kinds.push({ ...common, l2: true, singleton: await deploy(version, shape.l2) })
  }
  return {
    kinds,
    multiSendCallOnly: await deploy('1.4.1', 'libraries/MultiSendCallOnly'),
    signMessageLib: await deploy('1.4.1', 'libraries/SignMessageLib'),
    token: await deploy('1.5.0', 'test/ERC20Token'),
    collectible: await deploy('1.5.0', 'test/ERC721Token'),
  }
}
