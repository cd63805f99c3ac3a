import {
  applySettingsChange,
  type Expansion,
  judgeSettingsChange,
  type ProposedChange,
  type SafeSettings,
} from '@countersign/safe'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { Cautions } from '../../shared/settings/Cautions.tsx'
import { readMigration } from '../../shared/settings/readMigration.ts'
import { readNewcomer } from '../../shared/settings/readNewcomer.ts'
import { SettingsDiff } from '../../shared/settings/SettingsDiff.tsx'
import { toSettings } from '../../shared/settings/toSettings.ts'
import { settingsDiffWords } from '../../shared/settings/words.ts'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { newcomerOf, type Readable, readableChanges } from './readableChanges.ts'
import styles from './TransactionPage.module.css'

/** What waits, folded over what the Safe is now: before, after, and what to think of. */
export function SettingsReview({ opened }: { opened: Expansion }) {
  const say = useWords(settingsDiffWords)
  const account = useAccount()
  const changes = useMemo(() => readableChanges(opened, account.address), [opened, account.address])
  const config = useConfig()
  const own = useConnection().addresses ?? []
  const { data } = useAccountState(account).chain
  const coming = changes.flatMap((change) => newcomerOf(change) ?? [])
  const asked = useQueries({
    queries: coming.map((address) => ({
      ...chainQuery(config, account.chain.id, ['newcomer', address], (client) =>
        readNewcomer(client, address),
      ),
      // Code can change: never from an earlier visit.
      meta: { private: true },
    })),
  })
  const migrations = changes.flatMap((change) => (change.kind === 'migration' ? change : []))
  const installing = useQueries({
    queries: migrations.map(({ migration }) => ({
      ...chainQuery(config, account.chain.id, ['migration', migration], (client) =>
        readMigration(client, migration),
      ),
      meta: { private: true },
    })),
  })
  if (data?.kind !== 'safe' || changes.length === 0) return null
  /** Null for what is not known: its code is judged by the page's verdict. */
  const toProposed = (change: Readable): ProposedChange | null => {
    if (change.kind !== 'migration') return change
    const installed = installing[migrations.indexOf(change)]?.data
    if (!installed) return null
    const { migration, isL2, withHandler } = change
    const { version } = installed
    const handler = withHandler ? installed.handler : null
    return { kind: 'update', migration, version, isL2, handler }
  }
  const before = toSettings(account.address, data.safe)
  let after: SafeSettings = before
  const found = changes.flatMap((read) => {
    const change = toProposed(read)
    if (!change) return []
    const who = newcomerOf(read)
    const newcomer = who ? asked[coming.indexOf(who)]?.data : undefined
    // Nobody is refused by what has not been asked yet.
    const judged =
      who && !newcomer
        ? { refusal: null, cautions: [] }
        : judgeSettingsChange(after, { change, newcomer, own })
    if (!judged.refusal) after = applySettingsChange(after, change)
    return [judged]
  })
  const refusals = [...new Set(found.flatMap(({ refusal }) => refusal ?? []))]
  return (
    <div className={styles.review}>
      <SettingsDiff before={before} after={after} chainId={account.chain.id} />
      {refusals.map((refusal) => (
        <Alarm key={refusal} title={say(`refused.${refusal}`)} />
      ))}
      <Cautions cautions={[...new Set(found.flatMap(({ cautions }) => cautions))]} />
    </div>
  )
}
