import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { type HeldAsset, isCounted } from '../../shared/assets/buildAssets.ts'
import { samePlace } from '../../shared/local/samePlace.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { TokenTable } from './TokenTable.tsx'
import { assetsWords } from './words.ts'

/** What is believed, then what is not, then what the visitor does not want to see. */
export function Tokens({ assets }: { assets: readonly HeldAsset[] }) {
  const say = useWords(assetsWords)
  const { chain } = useAccount()
  const hidden = useStore(useApp().memory.hiddenTokens)
  const isHidden = ({ token }: HeldAsset) =>
    hidden.some((place) => samePlace(place, { chainId: chain.id, address: token.address }))
  const counted = assets.filter((asset) => isCounted(asset) && !isHidden(asset))
  const folded = assets.filter((asset) => !isCounted(asset) && !isHidden(asset))
  const put = assets.filter(isHidden)
  return (
    <>
      {counted.length > 0 ? (
        <TokenTable caption={say('tokens')} assets={counted} />
      ) : (
        <Empty>{say('empty')}</Empty>
      )}
      <Folded title={say('folded', { count: folded.length })} assets={folded} />
      <Folded title={say('hiddenOnes', { count: put.length })} assets={put} hidden />
    </>
  )
}

type FoldedProps = { title: string; assets: readonly HeldAsset[]; hidden?: boolean }

function Folded({ title, assets, hidden = false }: FoldedProps) {
  if (assets.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <TokenTable caption={title} assets={assets} hidden={hidden} />
    </details>
  )
}
