import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
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
    queryFn: ({ signal }) => readFlows(source, account.chain, firstOfMonths(Date.now()), signal),
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
  const tokens = tokensOf(flows)
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
function tokensOf(flows: readonly Flow[]) {
  const counted = new Map<
    string,
    { key: string; symbol: string; decimals: number; count: number }
  >()
  for (const { token, symbol, decimals } of flows) {
    const before = counted.get(token)
    if (before) before.count += 1
    else counted.set(token, { key: token, symbol, decimals, count: 1 })
  }
  return [...counted.values()].sort((one, other) => other.count - one.count)
}
