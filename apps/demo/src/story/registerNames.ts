import { encodeFunctionData, namehash, parseAbi } from 'viem'
import { normalize } from 'viem/ens'
import { worldContracts } from '../world/contracts.ts'
import { chainDefinitions } from '../world/definitions.ts'
import { createSender } from '../world/setUp/createSender.ts'
import { setUpAccount } from '../world/setUp/setUpAccount.ts'
import type { WorldChain } from '../world/types.ts'
import { moment } from './moment.ts'
import { storyNames } from './people.ts'

const abi = parseAbi([
  'function register(bytes32 node, address holder)',
  'function setPrimaryName(address account, string name)',
])

/** Gives names to those whom the treasury pays. */
export async function registerNames({ request }: WorldChain): Promise<void> {
  const sender = createSender(chainDefinitions[0], request, moment('2026-01-06T10:00:00'))
  const { nameRecords: to } = worldContracts[31337]
  for (const { name, address } of storyNames) {
    const node = namehash(normalize(name))
    for (const data of [
      encodeFunctionData({ abi, functionName: 'register', args: [node, address] }),
      encodeFunctionData({ abi, functionName: 'setPrimaryName', args: [address, name] }),
    ]) {
      await sender.send({ from: setUpAccount, to, data })
    }
  }
}
