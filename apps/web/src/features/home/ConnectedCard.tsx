import { formatBalance, useConnectedBalance } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { SendLink } from '../../shared/ui/forms/SendLink.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './HomePage.module.css'
import { homeWords } from './words.ts'

/** The connected account at a glance, read from the chain, and the ways on. */
export function ConnectedCard() {
  const say = useWords(homeWords)
  const id = useId()
  const { appConfig } = useApp()
  const { address, chain, connector } = useConnection()
  const known = appConfig.chains.find((each) => each.id === chain?.id)
  const path = `${known?.shortName}:${address}`
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{say('connected.title')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{say('connected.account')}</dt>
          <dd dir="ltr">{address}</dd>
        </div>
        <div>
          <dt>{say('connected.network')}</dt>
          <dd>{chain?.name ?? say('connected.unknownNetwork')}</dd>
        </div>
        <div>
          <dt>{say('connected.balance')}</dt>
          <dd>
            <Balance />
          </dd>
        </div>
        <div>
          <dt>{say('connected.wallet')}</dt>
          <dd>{connector?.name}</dd>
        </div>
      </dl>
      <p className={styles.ways}>
        {known && address && <SendLink account={{ chain: known, address, path }} />}
        <Link to="/accounts">{say('connected.safes')}</Link>
        {known && (
          <Link to="/$account" params={{ account: path }}>
            {say('connected.open')}
          </Link>
        )}
      </p>
    </section>
  )
}

function Balance() {
  const say = useWords(homeWords)
  const locale = useLocale()
  const { chain } = useConnection()
  const balance = useConnectedBalance()
  // There is no node to ask.
  if (!chain) return '–'
  if (balance.data) return formatBalance(balance.data, locale)
  if (!balance.isError) return '…'
  return (
    <>
      {say('connected.unread')}{' '}
      <Button onClick={() => balance.refetch()}>{say('connected.retry')}</Button>
    </>
  )
}
