import { type Collectible, getAllCollectibles, getCollectibles } from '@countersign/gateway'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { useChainFeatures } from '../../shared/gateway/useChainFeatures.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { CollectiblePicture } from './CollectiblePicture.tsx'
import { assetsWords } from './words.ts'

/** A Safe's collectibles: page by page, or all at once from gateways that know no pages. */
export function Collectibles() {
  const say = useWords(assetsWords)
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const isOn = useChainFeatures(chain).includes('ERC721')
  const which = {
    chainId: String(chain.id),
    safeAddress: address,
    trusted: false,
    exclude_spam: true,
  }
  const paged = useInfiniteQuery({
    ...gatewayPages(gateway, getCollectibles, which),
    enabled: isOn,
  })
  const whole = useQuery({
    ...gatewayQuery(gateway, getAllCollectibles, which),
    enabled: isOn && paged.isError,
  })
  if (!isOn) return <p>{say('collectiblesOff')}</p>
  const pieces = paged.data?.pages.flatMap(({ results }) => results)
  const feed = whole.data ? whole : { ...paged, data: pieces }
  return (
    <Card title={say('collectibles')} feed={feed} skeleton={<Skeleton rows={3} rowHeight={72} />}>
      {(collectibles) => (
        <>
          <Gallery collectibles={collectibles} />
          {paged.hasNextPage && (
            <div className={styles.more}>
              <Button busy={paged.isFetchingNextPage} onClick={() => paged.fetchNextPage()}>
                {say('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function Gallery({ collectibles }: { collectibles: readonly Collectible[] }) {
  const say = useWords(assetsWords)
  if (collectibles.length === 0) return <Empty>{say('noCollectibles')}</Empty>
  return (
    <ul className={styles.gallery}>
      {collectibles.map((piece) => (
        <li key={`${piece.address}-${piece.id}`} className={styles.piece}>
          <CollectiblePicture piece={piece} />
          <span className={styles.caption}>
            <bdi>{piece.name ?? `${piece.tokenName} #${piece.id}`}</bdi>
            <bdi className={styles.quiet}>{piece.tokenName}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
