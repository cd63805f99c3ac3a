import type { SafeUpdate } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { identifyAt } from '../chain/identifyAt.ts'
import type { SafeOnChain } from '../chain/readAccount.ts'
import { readMigration } from './readMigration.ts'

/** Where the official ones are on most chains, newest first; what is there, the code's hash decides. */
const MIGRATIONS: readonly Address[] = [
  '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
  '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
  '0x817756C6c555A94BCEE39eB5a102AbC1678b09A7',
]

/** The newest official code that this chain can install by itself; null where it has no migration. */
export async function findUpdate(
  client: Client,
  { singleton, fallbackHandler }: Pick<SafeOnChain, 'singleton' | 'fallbackHandler'>,
  isSecondLayer: boolean,
): Promise<SafeUpdate | null> {
  const [current, answering, ...found] = await Promise.all([
    identifyAt(client, singleton),
    fallbackHandler && identifyAt(client, fallbackHandler),
    ...MIGRATIONS.map((address) => readMigration(client, address)),
  ])
  const index = found.findIndex((each) => each !== null)
  const [migration, installed] = [MIGRATIONS[index], found[index]]
  if (!migration || !installed) return null
  // A handler of somebody else's is theirs to change; none stays none.
  const isOurs = answering?.contract === 'CompatibilityFallbackHandler'
  return {
    kind: 'update',
    migration,
    version: installed.version,
    // Who tells by events what it does goes on doing so.
    isL2: isSecondLayer || current?.contract === 'SafeL2',
    handler: isOurs ? installed.handler : null,
  }
}
