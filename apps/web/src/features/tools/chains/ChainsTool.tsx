import { getChains } from '@countersign/gateway'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { gatewayPages } from '../../../shared/gateway/gatewayPages.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { ChainFacts } from './ChainFacts.tsx'
import { ChainNow } from './ChainNow.tsx'
import { readReadiness } from './readReadiness.ts'

/** The networks of this app: what the gateway says of them, and how their nodes are doing. */
export function ChainsTool() {
  const say = useWords(toolsWords)
  const { gateway, appConfig } = useApp()
  const pages = useInfiniteQuery(gatewayPages(gateway, getChains, {}))
  const ready = useQuery({
    queryKey: ['readiness'],
    queryFn: () => readReadiness(),
    meta: { private: true },
  })
  const feed = { ...pages, data: pages.data?.pages.flatMap(({ results }) => results) }
  return (
    <>
      {appConfig.chains.map((chain) => (
        <ChainNow key={chain.id} chain={chain} isReady={new Map(ready.data).get(chain.id)} />
      ))}
      <Card
        title={say('chains.stated')}
        feed={feed}
        skeleton={<Skeleton rows={4} rowHeight={120} />}
      >
        {(chains) => (
          <>
            {chains.map((chain) => (
              <ChainFacts key={chain.chainId} chain={chain} />
            ))}
            {pages.hasNextPage && (
              <div className={styles.more}>
                <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
                  {say('chains.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
    </>
  )
}
