import { type Address, type Hex, numberToHex, parseEther } from 'viem'
import type { Sender } from './createSender.ts'

/** The CREATE2 factories that put Safe's contracts at the same address on every chain. */
export const factories = {
  /** Arachnid's deterministic deployment proxy, used for Safe 1.3.0. */
  arachnid: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  /** Safe's singleton factory, used since. */
  safe: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
} as const satisfies Record<string, Address>

/** Both have the same code. */
const initCode: Hex =
  '0x604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/**
 * The proxy's well-known transaction: signed for no chain in particular, by an address that has no key
 * because its signature was chosen first.
 */
const arachnid = {
  deployer: '0x3fAB184622Dc19b6109349B94811493BF2a45362',
  transaction: `0xf8a58085174876e800830186a08080b853${initCode.slice(2)}1ba0${'22'.repeat(32)}a0${'22'.repeat(32)}`,
} as const

/** Its transaction is signed anew for each chain by a key that Safe keeps; here nobody has to sign. */
const safeDeployer: Address = '0xE1CB04A0fA36DdD16a06ea828007E35e1a3cBC37'

export async function deployFactories(sender: Sender): Promise<void> {
  for (const deployer of [arachnid.deployer, safeDeployer]) {
    await sender.request('hardhat_setBalance', [deployer, numberToHex(parseEther('1'))])
  }
  await sender.sendRaw(arachnid.transaction)
  await sender.send({ from: safeDeployer, data: initCode })
}
