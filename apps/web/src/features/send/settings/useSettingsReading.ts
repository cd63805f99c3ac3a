import { useQueries, useQuery } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import type { LimitModule } from '../../../shared/limits/limit.ts'
import { type Limits, limitQuery } from '../../../shared/limits/limitQuery.ts'
import { readRecipient } from '../../../shared/recipient/readRecipient.ts'
import { toSettings } from '../../../shared/settings/toSettings.ts'
import type { Draft } from '../draft/draft.ts'
import { type Answer, answerTo } from '../read/answerTo.ts'
import type { SettingsReading } from '../read/reading.ts'

/** What changes of settings are read with: asked only while there are some. */
export function useSettingsReading(
  { items }: Draft,
  context: Parameters<typeof readRecipient>[1],
): SettingsReading {
  const changes = items.filter((item) => item.kind === 'settings')
  const update = changes.some(({ change }) => change === 'update')
  const newcomers = changes.flatMap(({ to }) => {
    const recipient = readRecipient(to, context)
    return recipient.status === 'found' ? [recipient.address] : []
  })
  const config = useConfig()
  const account = useAccount()
  const { id } = account.chain
  const { data, isError } = useAccountState(account).chain
  const safe = data?.kind === 'safe' ? data.safe : null
  const own = useConnection().addresses ?? []
  const asked = useQueries({
    queries: newcomers.map((address) => ({
      ...chainQuery(config, id, ['newcomer', address], async (client) => {
        const { readNewcomer } = await import('../../../shared/settings/readNewcomer.ts')
        return readNewcomer(client, address)
      }),
      // Code can change: never from an earlier visit.
      meta: { private: true },
    })),
  })
  const updates = useQuery({
    ...chainQuery(config, id, ['update', account.address], async (client) => {
      const { findUpdate } = await import('../../../shared/settings/findUpdate.ts')
      return safe && findUpdate(client, safe, account.chain.l2)
    }),
    enabled: update && safe !== null,
    meta: { private: true },
  })
  const wantsLimits = changes.some(({ change }) => change.endsWith('Limit'))
  const limits = useQuery({ ...limitQuery(config, account), enabled: wantsLimits })
  return {
    settings: isError
      ? 'failed'
      : data === undefined
        ? 'asking'
        : safe && toSettings(account.address, safe),
    newcomerAt: (address) => answerTo(asked[newcomers.indexOf(address)]),
    update: () => answerTo(updates),
    limits: () => answerTo(toModule(limits)),
    own,
  }
}

/** The contract alone: what it allows already does not matter here. */
const toModule = ({ data, isError }: Answer<Limits | null>): Answer<LimitModule | null> => ({
  data: data === null ? null : data?.module,
  isError,
})
