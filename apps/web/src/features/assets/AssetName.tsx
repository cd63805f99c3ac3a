import { isOddSymbol } from '@countersign/judge'
import { TokenIcon } from '@countersign/kit'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { assetsWords } from './words.ts'

/** A token's name, and what is wrong with it. */
export function AssetName({ asset }: { asset: HeldAsset }) {
  const say = useWords(assetsWords)
  const { chain } = useAccount()
  const { token, standing, imitates, differs } = asset
  return (
    <span className={styles.asset}>
      <TokenIcon
        // Whoever is not vouched for does not get the picture that a symbol stands for.
        {...(standing === 'native' && { chainId: chain.id })}
        {...((standing === 'native' || standing === 'listed') && { symbol: token.symbol })}
        seed={token.address}
        size={28}
      />
      <span className={styles.words}>
        <bdi>{token.symbol}</bdi>
        <bdi className={styles.name}>{token.name}</bdi>
        {standing === 'impostor' && (
          <Tag tone="danger" icon="warning">
            {say('impostor', { symbol: imitates ?? '' })}
          </Tag>
        )}
        {standing !== 'impostor' && token.stated && isOddSymbol(token.stated) && (
          <Tag tone="danger" icon="warning">
            {say('odd')}
          </Tag>
        )}
        {token.isBase && <Tag tone="warn">{say('base')}</Tag>}
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
