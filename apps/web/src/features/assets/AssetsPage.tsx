import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useAssets } from '../../shared/assets/useAssets.ts'
import { SendLink } from '../../shared/ui/forms/SendLink.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { Collectibles } from './Collectibles.tsx'
import { Tokens } from './Tokens.tsx'
import { Total } from './Total.tsx'
import { assetsWords } from './words.ts'

/** What an account holds, and what it is worth as far as anybody vouches for it. */
export function AssetsPage() {
  const say = useWords(assetsWords)
  const account = useAccount()
  const feed = useAssets(account)
  const { kind } = useAccountState(account)
  return (
    <>
      <PageHeading title={say('title')}>
        {kind !== 'contract' && <SendLink account={account} />}
      </PageHeading>
      <div className={styles.cards}>
        <Card title={say('tokens')} feed={feed} skeleton={<TokensSkeleton />}>
          {(assets) => (
            <>
              <Total assets={assets} />
              <Tokens assets={assets.assets} />
            </>
          )}
        </Card>
        {kind === 'safe' && <Collectibles />}
      </div>
    </>
  )
}

/** The total, a few tokens, and the line about all others. */
function TokensSkeleton() {
  return (
    <>
      <div className={styles.total} />
      <Skeleton rows={3} asTable />
      <Skeleton rows={1} rowHeight={52} />
    </>
  )
}
