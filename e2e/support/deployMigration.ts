import { createRequire } from 'node:module'
import { worldAccounts } from '@countersign/demo/world'
import {
  type Address,
  type Client,
  concat,
  createClient,
  getCreate2Address,
  type Hex,
  http,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, sendTransaction, waitForTransactionReceipt } from 'viem/actions'

const require = createRequire(import.meta.url)

/** Safe's singleton factory, which puts code at the same address on every chain. */
const FACTORY: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
/** Nobody of the story. */
const sender = privateKeyToAccount(worldAccounts[9].privateKey)

/** The real SafeToL2Migration, put where its makers put it on public chains. */
export async function deployMigration(serverUrl: string): Promise<Address> {
  const client: Client = createClient({ transport: http(`${serverUrl}/api/rpc/31337`) })
  // As its makers published it; the address proves its content.
  const {
    bytecode,
  }: {
    bytecode: Hex
  } = require('safe-contracts-1.4.1-2/build/artifacts/contracts/libraries/SafeToL2Migration.sol/SafeToL2Migration.json')
  const address = getCreate2Address({ from: FACTORY, salt: zeroHash, bytecode })
  if (await getCode(client, { address })) return address
  const hash = await sendTransaction(client, {
    account: sender,
    chain: null,
    to: FACTORY,
    data: concat([zeroHash, bytecode]),
    gas: 3_000_000n,
  })
  await waitForTransactionReceipt(client, { hash })
  return address
}
