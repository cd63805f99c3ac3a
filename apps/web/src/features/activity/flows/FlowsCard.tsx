import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { baseToken } from '../../../shared/assets/tokens.ts'
import { useTokens } from '../../../shared/assets/useTokens.ts'
import { formatDay } from '../../../shared/format/formatTime.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Empty } from '../../../shared/ui/sections/Empty.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { activitySource } from '../activitySource.ts'
import { activityWords } from '../words.ts'
import { FlowBars } from './FlowBars.tsx'
import styles from './Flows.module.css'
import { type Flow, monthlyFlows } from './monthlyFlows.ts'
import { type Flows, readFlows } from './readFlows.ts'

const MONTHS = 12
const PAGE_SIZE = 100

/** How much of a token came in and went out in each month, counted from real transfers. */
export function FlowsCard() {
  const say = useWords(activityWords)
  const { gateway } = useApp()
  const account = useAccount()
  const { kind } = useAccountState(account)
  const source = activitySource(gateway, account, 'all', {}, PAGE_SIZE)
  const feed = useQuery({
    queryKey: [...source.key, 'flows'],
    queryFn: ({ signal }) => readFlows(source, firstOfMonths(Date.now()), signal),
    enabled: kind === 'safe',
  })
  return (
    <Card title={say('flows')} feed={feed} skeleton={<div className={styles.flowsToCome} />}>
      {(flows) => <Picture {...flows} />}
    </Card>
  )
}

function Picture({ flows, batches, countedFrom }: Flows) {
  const say = useWords(activityWords)
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const { chain } = useAccount()
  const addresses = busiest(flows)
  const tokenAt = useTokens(chain, addresses)
  const tokens = addresses.map((key) => ({ ...(tokenAt(key) ?? baseToken(key)), key }))
  const token = tokens.find(({ key }) => key === chosen) ?? tokens[0]
  if (!token) return <Empty>{say('flows.none')}</Empty>
  const ofToken = flows.filter((flow) => flow.token === token.key)
  return (
    <div className={styles.flows}>
      <Field label={say('flows.token')}>
        {(control) => (
          <select {...control} value={token.key} onChange={({ target }) => setChosen(target.value)}>
            {tokens.map(({ key, symbol }) => (
              <option key={key} value={key}>
                {symbol}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FlowBars
        months={monthlyFlows(ofToken, Date.now(), MONTHS)}
        symbol={token.symbol}
        decimals={token.decimals}
      />
      <p className={styles.note}>
        {countedFrom !== null && say('flows.since', { date: formatDay(countedFrom, locale) })}{' '}
        {batches > 0 && say('flows.batches', { count: batches })}
      </p>
    </div>
  )
}

function firstOfMonths(now: number): number {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth() - (MONTHS - 1), 1).getTime()
}

/** The tokens that were moved, the busiest first. */
function busiest(flows: readonly Flow[]): Address[] {
  const counted = new Map<Address, number>()
  for (const { token } of flows) counted.set(token, (counted.get(token) ?? 0) + 1)
  return [...counted].sort(([, one], [, other]) => other - one).map(([token]) => token)
}
