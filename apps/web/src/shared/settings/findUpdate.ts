import type { SafeUpdate } from '@countersign/safe'
import { type Address, type Client, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { identifyAt } from '../chain/identifyAt.ts'
import type { SafeOnChain } from '../chain/readAccount.ts'

/** Where the official ones are on most chains, newest first; what is there, the code's hash decides. */
const MIGRATIONS: readonly Address[] = [
  '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
  '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
  '0x817756C6c555A94BCEE39eB5a102AbC1678b09A7',
]

const abi = parseAbi(['function SAFE_FALLBACK_HANDLER() view returns (address)'])

/** The newest official code that this chain can install by itself; null where it has no migration. */
export async function findUpdate(
  client: Client,
  { singleton, fallbackHandler }: Pick<SafeOnChain, 'singleton' | 'fallbackHandler'>,
  isSecondLayer: boolean,
): Promise<SafeUpdate | null> {
  const [current, answering, ...migrations] = await Promise.all([
    identifyAt(client, singleton),
    fallbackHandler && identifyAt(client, fallbackHandler),
    ...MIGRATIONS.map((address) => identifyAt(client, address)),
  ])
  const index = migrations.findIndex((code) => code?.contract === 'SafeMigration')
  const [migration, code] = [MIGRATIONS[index], migrations[index]]
  if (!migration || !code) return null
  // A handler of somebody else's is theirs to change; none stays none.
  const isOurs = answering?.contract === 'CompatibilityFallbackHandler'
  const handler = isOurs
    ? await readContract(client, {
        address: migration,
        abi,
        functionName: 'SAFE_FALLBACK_HANDLER',
      })
    : null
  return {
    kind: 'update',
    migration,
    version: code.version,
    // Who tells by events what it does goes on doing so.
    isL2: isSecondLayer || current?.contract === 'SafeL2',
    handler,
  }
}
