import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { assetsWords } from './words.ts'

/** A token's name, and what is wrong with it. */
export function AssetName({ asset }: { asset: HeldAsset }) {
  const say = useWords(assetsWords)
  const { token, standing, imitates, differs } = asset
  return (
    <span className={styles.asset}>
      <span className={styles.mark} aria-hidden="true">
        {[...token.symbol].slice(0, 3).join('')}
      </span>
      <span className={styles.words}>
        <bdi>{token.symbol}</bdi>
        <bdi className={styles.name}>{token.name}</bdi>
        {standing === 'impostor' && (
          <Tag tone="danger" icon="warning">
            {say('impostor', { symbol: imitates ?? '' })}
          </Tag>
        )}
        {standing === 'unlisted' && <Tag>{say('unlisted')}</Tag>}
        {differs !== null && (
          <Tag tone="danger" icon="warning">
            {say('differs', { amount: '' })}
            <Amount value={differs} {...token} />
          </Tag>
        )}
      </span>
    </span>
  )
}
