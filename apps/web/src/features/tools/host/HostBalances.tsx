import { type Balances, getBalances } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { listedToken } from '../../../shared/assets/tokens.ts'
import { formatFiat } from '../../../shared/format/formatFiat.ts'
import { gatewayQuery } from '../../../shared/gateway/gatewayQuery.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { TokenAmount } from '../../../shared/transaction/TokenAmount.tsx'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Claims.module.css'
import { type Claim, Claims } from './Claims.tsx'
import { type ComparedBalance, compareBalances } from './compareBalances.ts'
import type { HostSafeProps } from './HostSafe.tsx'
import { hostBalances } from './hostAnswers.ts'
import { parseAnswer } from './parseAnswer.ts'
import { useHost } from './useHost.ts'
import { hostWords } from './words.ts'

/** Enough to see whether they agree; the assets have a page of their own. */
const MOST_SHOWN = 20

/** What the Safe holds as the host reports it, beside this app's gateway. */
export function HostBalances({ chain, address }: HostSafeProps) {
  const say = useWords(hostWords)
  const locale = useLocale()
  const { gateway, memory } = useApp()
  const { currency } = useStore(memory.preferences)
  const feed = useHost(['balances', currency], async (calls) =>
    parseAnswer(hostBalances, await calls.getSafeBalances(currency)),
  )
  const place = { chainId: String(chain.id), safeAddress: address }
  const stated = useQuery(gatewayQuery(gateway, getBalances, { ...place, currency }))
  const found = stated.data
  const fiat = ({ fiatTotal }: Balances) => formatFiat(fiatTotal, currency, locale)
  return (
    <Card title={say('balances')} feed={feed} skeleton={<Skeleton rows={6} />}>
      {(told) => {
        const rows = compareBalances(told, found)
        const hidden = rows.length - MOST_SHOWN
        const total: Claim = {
          key: 'total',
          title: say('total'),
          says: <strong>{fiat(told)}</strong>,
          found: found && <strong>{fiat(found)}</strong>,
          agrees: found && fiat(told) === fiat(found),
        }
        const tokens = rows
          .slice(0, MOST_SHOWN)
          .map((row) => toClaim(row, chain, found !== undefined))
        return (
          <>
            <Claims
              caption={say('balances')}
              witness={say('gateway')}
              rows={[total, ...tokens]}
              onAgain={stated.isError && (() => stated.refetch())}
            />
            {hidden > 0 && <p className={styles.note}>{say('more', { count: hidden })}</p>}
          </>
        )
      }}
    </Card>
  )
}

/** A token is called and counted as we know it, whatever the two call it. */
function toClaim(balance: ComparedBalance, chain: ChainConfig, isCompared: boolean): Claim {
  const { address, told, found } = balance
  const listed = listedToken(chain, address)
  const amount = (value: bigint | null) =>
    value === null ? undefined : <TokenAmount {...{ value, chain }} token={address} />
  return {
    key: address,
    title: listed ? (
      <bdi>{listed.symbol}</bdi>
    ) : (
      <AddressText address={address} chainId={chain.id} copy={false} />
    ),
    says: amount(told) ?? '–',
    found: amount(found),
    agrees: isCompared ? told === found : undefined,
  }
}
