import { createRequire } from 'node:module'
import type { Address, Hex } from 'viem'
import type { TestChain } from './startTestChain.ts'

const require = createRequire(import.meta.url)

/** Where SafeToL2Migration is on public chains: its code is known only with this address inside. */
const PUBLISHED: Address = '0xfF83F6335d8930cBad1c0D439A841f01888D9f69'

/** Puts the real SafeToL2Migration where its makers put it. */
export async function putMigration(chain: TestChain, from: Address): Promise<Address> {
  // As its makers published it; its hash is known.
  const {
    bytecode,
  }: {
    bytecode: Hex
  } = require('safe-contracts-1.4.1-2/build/artifacts/contracts/libraries/SafeToL2Migration.sol/SafeToL2Migration.json')
  const { contract } = await chain.send({ from, data: bytecode })
  // The engine answers with the code that it has just stored.
  const code = (await chain.request('eth_getCode', [contract, 'latest'])) as Hex
  const digits = (address: string | null) => (address ?? '').slice(2).toLowerCase()
  const moved = code.replaceAll(digits(contract), digits(PUBLISHED))
  await chain.request('hardhat_setCode', [PUBLISHED, moved])
  return PUBLISHED
}
