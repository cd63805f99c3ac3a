import { encodeDeployData, encodeFunctionData, namehash } from 'viem'
import { worldAccounts } from '../accounts.ts'
import { worldContracts } from '../contracts.ts'
import { impostor, nameTexts } from '../names.ts'
import { readCompiled } from '../readCompiled.ts'
import type { Sender } from './createSender.ts'
import { deploy } from './deploy.ts'
import { factories } from './factories.ts'
import { setUpAccount } from './setUpAccount.ts'

/** The name service of the first chain, and the names in it. */
export async function deployNames(sender: Sender): Promise<void> {
  const { nameRecords, universalResolver } = worldContracts[31337]
  const records = readCompiled('NameRecords')
  const resolver = readCompiled('UniversalResolver')
  await deploy(sender, {
    factory: factories.safe,
    initCode: encodeDeployData({ ...records, args: [setUpAccount] }),
    expected: nameRecords,
  })
  await deploy(sender, {
    factory: factories.safe,
    initCode: encodeDeployData({ ...resolver, args: [nameRecords] }),
    expected: universalResolver,
  })

  const record = (functionName: string, ...args: unknown[]) =>
    sender.send({
      from: setUpAccount,
      to: nameRecords,
      data: encodeFunctionData({ abi: records.abi, functionName, args }),
    })

  for (const { address, name } of worldAccounts) {
    if (name === null) continue
    const node = namehash(name)
    await record('register', node, address)
    await record('setPrimaryName', address, name)
    for (const [key, value] of Object.entries(nameTexts[name] ?? {})) {
      await record('setText', node, key, value)
    }
  }
  await record('setPrimaryName', impostor.address, impostor.claims)
}
