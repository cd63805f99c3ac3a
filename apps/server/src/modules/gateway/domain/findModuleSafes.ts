import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { mapLimited } from '../chain/mapLimited.ts'
import { multicall } from '../chain/multicall.ts'
import { readIdentity } from '../chain/readIdentity.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { listSafesOfModule } from '../store/moduleSafes.ts'

const ABI = parseAbi(['function isModuleEnabled(address module) view returns (bool)'])

/** Official Safes that have a module enabled now, of those that were seen to run or to enable it. */
export async function findModuleSafes(
  context: GatewayContext,
  chain: GatewayChain,
  module: Address,
): Promise<Address[]> {
  const safes = await context.database.run((db) => listSafesOfModule(db, chain.id, module))
  const data = encodeFunctionData({ abi: ABI, functionName: 'isModuleEnabled', args: [module] })
  const answers = await multicall(
    chain,
    safes.map((to) => ({ to, data })),
  )
  const enabled = safes.filter(
    (_, index) => decodeResult([{ type: 'bool' }], answers[index])?.[0] === true,
  )
  const official = await mapLimited(enabled, async (safe) => {
    const { verdict } = await readIdentity(chain.accounts.read, safe)
    return verdict === 'official' ? [safe] : []
  })
  return official.flat()
}
