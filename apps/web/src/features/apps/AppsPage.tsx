import { getSafeApps } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { AddThisApp } from './AddThisApp.tsx'
import { AppDirectory } from './AppDirectory.tsx'
import styles from './AppsPage.module.css'
import { appsWords } from './words.ts'

/** Apps that can be opened inside a Safe of this chain, and how to open this one there. */
export function AppsPage() {
  const say = useWords(appsWords)
  const { gateway } = useApp()
  const { chain } = useAccount()
  const feed = useQuery(gatewayQuery(gateway, getSafeApps, { chainId: String(chain.id) }))
  return (
    <>
      <PageHeading title={say('title')} />
      <div className={styles.cards}>
        <AddThisApp />
        {/* Last, because nobody knows beforehand how long it is. */}
        <Card
          title={say('directory', { chain: chain.name })}
          feed={feed}
          skeleton={<Skeleton rows={2} rowHeight={112} />}
        >
          {(apps) =>
            apps.length > 0 ? (
              <AppDirectory apps={apps} />
            ) : (
              <Empty>{say('none', { chain: chain.name })}</Empty>
            )
          }
        </Card>
      </div>
    </>
  )
}
