import {
  applySettingsChange,
  type Caution,
  type Expansion,
  judgeSettingsChange,
  type Newcomer,
  type ProposedChange,
  type Refusal,
  type SafeSettings,
} from '@countersign/safe'
import type { Address } from 'viem'
import { newcomerOf, type Readable, readableChanges } from './readableChanges.ts'

/** What changes of settings come to, and what there is to say about them. */
export type JudgedChanges = {
  before: SafeSettings
  after: SafeSettings
  refusals: readonly Refusal[]
  cautions: readonly Caution[]
}

/** What the chain is asked about whatever a change brings in. */
export type SettingsReader = {
  readNewcomer: (address: Address) => Promise<Newcomer>
  /** What an official migration installs; null for any other contract, whatever it says of itself. */
  readMigration: (address: Address) => Promise<{ version: string; handler: Address } | null>
}

type Asked = {
  opened: Expansion
  /** As the Safe is now. */
  before: SafeSettings
  /** Accounts of whoever looks at it. */
  own: readonly Address[]
}

/** A stranger's batch may have thousands, and each asks the chain a few questions. */
const MOST = 50

/** Folds what waits over what a Safe is now. Null: there is more of it than is looked at. */
export async function judgeChanges(
  reader: SettingsReader,
  { opened, before, own }: Asked,
): Promise<JudgedChanges | null> {
  const changes = readableChanges(opened, before.address)
  if (changes.length > MOST) return null
  const asked = await Promise.all(
    changes.map(async (read) => {
      const [change, who] = [await toProposed(reader, read), newcomerOf(read)]
      return { change, newcomer: who ? await reader.readNewcomer(who) : undefined }
    }),
  )
  let after = before
  const judged = asked.flatMap(({ change, newcomer }) => {
    if (!change) return []
    const found = judgeSettingsChange(after, { change, newcomer, own })
    if (!found.refusal) after = applySettingsChange(after, change)
    return found
  })
  return {
    ...{ before, after },
    refusals: [...new Set(judged.flatMap(({ refusal }) => refusal ?? []))],
    cautions: [...new Set(judged.flatMap(({ cautions }) => cautions))],
  }
}

/** Null for a migration that is nobody's: its code is judged by the page's verdict. */
async function toProposed(reader: SettingsReader, read: Readable): Promise<ProposedChange | null> {
  if (read.kind !== 'migration') return read
  const { migration, isL2, withHandler } = read
  const installed = await reader.readMigration(migration)
  if (!installed) return null
  const { version, handler } = installed
  return { kind: 'update', migration, version, isL2, handler: withHandler ? handler : null }
}
