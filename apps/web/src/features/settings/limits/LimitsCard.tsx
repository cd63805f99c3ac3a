import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useHindrance } from '../../../shared/account/useHindrance.ts'
import { type Limits, limitQuery } from '../../../shared/limits/limitQuery.ts'
import { limitWords } from '../../../shared/limits/words.ts'
import buttonStyles from '../../../shared/ui/forms/Button.module.css'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Empty } from '../../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../SettingsPage.module.css'
import { LimitRow } from './LimitRow.tsx'

/** Who may spend a little without the owners, how often, and what of it is left. */
export function LimitsCard({ modules }: { modules: readonly Address[] | null }) {
  const say = useWords(limitWords)
  const feed = useQuery(limitQuery(useConfig(), useAccount()))
  return (
    <Card title={say('title')} feed={feed} skeleton={<Skeleton rows={2} />}>
      {(found) =>
        found ? <LimitList {...found} modules={modules} /> : <Empty>{say('absent')}</Empty>
      }
    </Card>
  )
}

function LimitList({ module, limits, modules }: Limits & { modules: readonly Address[] | null }) {
  const say = useWords(limitWords)
  const account = useAccount()
  const hindrance = useHindrance(account)
  const { demo } = useApp().appConfig
  const isIn = modules?.some((each) => isAddressEqual(each, module.address)) ?? false
  return (
    <>
      {limits.length === 0 ? (
        <Empty>{say('none')}</Empty>
      ) : (
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <LimitRow
              key={`${limit.delegate}${limit.token}`}
              {...{ limit, module, isIn }}
              mayRemove={!hindrance}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {limits.length > 0 && !isIn && <Tag tone="warn">{say('off')}</Tag>}
        <Tag tone={module.isOfficial ? 'good' : 'warn'}>
          {say(module.isOfficial ? 'official' : demo ? 'demo' : 'unofficial')}
        </Tag>
        <AddressText address={module.address} chainId={account.chain.id} />
        {!hindrance && (
          <Link
            to="/$account/send"
            params={{ account: account.path }}
            search={{ change: 'setLimit' }}
            className={buttonStyles.button}
            data-look="quiet"
            data-screen-only=""
          >
            {say('add')}
          </Link>
        )}
      </div>
    </>
  )
}
