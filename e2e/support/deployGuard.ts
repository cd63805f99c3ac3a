import { createRequire } from 'node:module'
import { worldAccounts } from '@countersign/demo/world'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { nodeOf } from './safeOfThree.ts'

const require = createRequire(import.meta.url)

/** Nobody of the story. */
const account = privateKeyToAccount(worldAccounts[9].privateKey)

/** An example of Safe's makers: a guard that lets nobody but the owners execute. */
export async function deployGuard(url = ''): Promise<Address> {
  const {
    bytecode,
  }: {
    bytecode: Hex
  } = require('safe-contracts-1.4.1-2/build/artifacts/contracts/examples/guards/OnlyOwnersGuard.sol/OnlyOwnersGuard.json')
  const client = nodeOf(url)
  const hash = await sendTransaction(client, { account, chain: null, data: bytecode })
  const { contractAddress } = await waitForTransactionReceipt(client, { hash })
  if (!contractAddress) throw new Error('nothing was deployed')
  return contractAddress
}
