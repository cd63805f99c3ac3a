import { Link, useNavigate } from '@tanstack/react-router'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { SafeNotices } from '../../shared/safety/SafeNotices.tsx'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { SendLink } from '../../shared/ui/forms/SendLink.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Health } from './Health.tsx'
import { LastActivity } from './LastActivity.tsx'
import styles from './OverviewPage.module.css'
import { Waiting } from './Waiting.tsx'
import { Worth } from './Worth.tsx'
import { overviewWords } from './words.ts'

/** An account at a glance: what it is worth, what waits, what happened, and whether it is sound. */
export function OverviewPage() {
  const say = useWords(overviewWords)
  const account = useAccount()
  const { kind, chain, gateway } = useAccountState(account)
  const name = useContactName(account.chain.id)(account.address)
  const navigate = useNavigate()
  const receive = () =>
    navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: 'receive' }),
      state: (state) => ({ ...state, openedDialog: true }),
      resetScroll: false,
    })
  return (
    <>
      <PageHeading title={name ?? say('title')}>
        <div className={styles.actions}>
          <Button onClick={receive}>{say('receive')}</Button>
          {kind !== 'contract' && <SendLink account={account} />}
        </div>
      </PageHeading>
      {kind === undefined && chain.isError && gateway.isError && (
        <Failure error={chain.error} onRetry={() => chain.refetch()} />
      )}
      <SafeNotices />
      <div className={styles.grid}>
        <Worth />
        {(kind === 'safe' || kind === undefined) && <Health />}
        {(kind === 'safe' || kind === undefined) && <Waiting />}
        {(kind === 'safe' || kind === undefined) && <LastActivity />}
        {kind === 'wallet' && (
          <section className={styles.note}>
            <h2>{say('safes')}</h2>
            <p>{say('safes.text')}</p>
            <Link to="/accounts" search={{ of: account.address }}>
              {say('safes.link')}
            </Link>
          </section>
        )}
        {kind === 'contract' && (
          <section className={styles.note}>
            <h2>{say('contract')}</h2>
            <p>{say('contract.text')}</p>
          </section>
        )}
      </div>
    </>
  )
}
