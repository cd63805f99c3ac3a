import { useQueries } from '@tanstack/react-query'
import type { Client } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { readRecipient } from '../../../shared/recipient/readRecipient.ts'
import { toSettings } from '../../../shared/settings/toSettings.ts'
import type { Draft } from '../draft/draft.ts'
import { answerTo } from '../read/answerTo.ts'
import type { LateReaders } from '../read/readDraft.ts'
import type { SettingsReading } from '../read/reading.ts'

/** What changes of settings are read with: asked only while there are some. */
export function useSettingsReading(
  { items }: Draft,
  { settings: late }: LateReaders,
  context: Parameters<typeof readRecipient>[1],
): SettingsReading {
  const config = useConfig()
  const account = useAccount()
  const { chain, address: safeAddress } = account
  const { data, isError } = useAccountState(account).chain
  const safe = data?.kind === 'safe' ? data.safe : null
  const own = useConnection().addresses ?? []
  const changes = late ? items.filter((item) => item.kind === 'settings') : []
  const has = (end: string) => changes.some(({ change }) => change.endsWith(end))
  const newcomers = [
    ...new Set(
      changes.flatMap(({ to }) => {
        const recipient = readRecipient(to, context)
        return recipient.status === 'found' ? [recipient.address] : []
      }),
    ),
  ]
  /** Code can change: never from an earlier visit. */
  const ask = <value>(key: readonly unknown[], read: (client: Client) => Promise<value>) => ({
    ...chainQuery(config, chain.id, key, read),
    meta: { private: true },
  })
  const asked = useQueries({
    queries: newcomers.map((address) =>
      ask(['newcomer', address], async (client) => late?.readNewcomer(client, address)),
    ),
  })
  const [update] = useQueries({
    queries: (safe && has('update') ? [safe] : []).map((found) =>
      ask(['update', safeAddress], async (client) => late?.findUpdate(client, found, chain.l2)),
    ),
  })
  const [limits] = useQueries({
    queries: (has('Limit') ? [chain.contracts?.allowanceModule] : []).map((module) =>
      ask(['limitModule'], async (client) => late?.findLimitModule(client, module)),
    ),
  })
  return {
    settings: isError
      ? 'failed'
      : data === undefined
        ? 'asking'
        : safe && toSettings(safeAddress, safe),
    newcomerAt: (address) => answerTo(asked[newcomers.indexOf(address)]),
    update: () => answerTo(update),
    limits: () => answerTo(limits),
    own,
  }
}
