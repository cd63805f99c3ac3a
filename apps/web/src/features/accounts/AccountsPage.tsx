import { Link, useSearch } from '@tanstack/react-router'
import { type Address, getAddress, isAddress } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import buttonStyles from '../../shared/ui/forms/Button.module.css'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AccountsPage.module.css'
import { Inbox, SAFES } from './Inbox.tsx'
import { SafeTable } from './SafeTable.tsx'
import { useOwnedSafes } from './useOwnedSafes.ts'
import { accountsWords } from './words.ts'

/** The Safes somebody owns on every chain, and what waits for them there. */
export function AccountsPage() {
  const say = useWords(accountsWords)
  const { of } = useSearch({ from: '/accounts' })
  const { address } = useConnection()
  const owner = of && isAddress(of, { strict: false }) ? getAddress(of) : address
  return (
    <>
      <PageHeading title={say('title')}>
        <Link to="/accounts/new" className={buttonStyles.button} data-look="plain">
          <Icon name="add" size={16} />
          {say('new')}
        </Link>
      </PageHeading>
      {owner ? (
        <Owned owner={owner} />
      ) : (
        <p className={styles.text}>
          {say('nobody')} <Link to="/">{say('nobody.link')}</Link>
        </p>
      )}
    </>
  )
}

function Owned({ owner }: { owner: Address }) {
  const say = useWords(accountsWords)
  const { chains } = useApp().appConfig
  const found = useOwnedSafes(owner)
  return (
    <div className={styles.cards}>
      <p className={styles.of}>
        {say('of')} <AddressText address={owner} chainId={chains[0].id} avatar />
      </p>
      <Inbox owner={owner} found={found} />
      <div id={SAFES} className={styles.cards}>
        {found.map(({ chain, feed }) => (
          <Card
            key={chain.id}
            title={say('chain', { chain: chain.name })}
            feed={feed}
            skeleton={<Skeleton rows={7} />}
          >
            {(safes) =>
              safes.length === 0 ? (
                <Empty>{say('none', { chain: chain.name })}</Empty>
              ) : (
                <SafeTable
                  caption={say('chain', { chain: chain.name })}
                  safes={safes}
                  owner={owner}
                />
              )
            }
          </Card>
        ))}
      </div>
      <p className={styles.text}>{say('why')}</p>
    </div>
  )
}
