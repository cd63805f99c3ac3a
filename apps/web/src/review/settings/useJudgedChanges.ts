import { type JudgedChanges, type SettingsState, stateOfChanges } from '@countersign/judge'
import { type Expansion, readSettingsChanges } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { toSettings } from '../../shared/settings/toSettings.ts'

type Judged = { state: SettingsState; judged: JudgedChanges | null }

/** What is to be said of changes of settings in what waits; what judges them is fetched with the first. */
export function useJudgedChanges(opened: Expansion | null): Judged {
  const config = useConfig()
  const account = useAccount()
  const own = useConnection().addresses ?? []
  const { data: found, isError } = useAccountState(account).chain
  const before = found?.kind === 'safe' ? toSettings(account.address, found.safe) : null
  const isAsked = opened !== null && readSettingsChanges(opened).length > 0
  const calls = isAsked ? opened.calls.map(({ to, data }) => `${to} ${data}`) : []
  const { data, ...answer } = useQuery({
    ...chainQuery(config, account.chain.id, ['changes', before, own, calls], async (client) => {
      if (!opened || !before) return null
      const { readChanges } = await import('./readChanges.ts')
      return readChanges(client, { opened, before, own })
    }),
    enabled: isAsked && before !== null,
    // Code can change: never from an earlier visit.
    meta: { private: true },
  })
  if (!isAsked) return { state: 'none', judged: null }
  if (data) return { state: stateOfChanges(data), judged: data }
  // What is no Safe has no settings to compare with.
  const isUntold = isError || answer.isError || data === null || (found && !before)
  return { state: isUntold ? 'unchecked' : 'asking', judged: null }
}
