import { useApp } from '../../shared/AppContext.ts'
import type { Assets } from '../../shared/assets/useAssets.ts'
import { formatFiat } from '../../shared/format/formatFiat.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { assetsWords } from './words.ts'

/** What all that counts is worth; or that nobody says. */
export function Total({ assets: { total, currency, source } }: { assets: Assets }) {
  const say = useWords(assetsWords)
  const locale = useLocale()
  const { prices } = useApp().appConfig
  return (
    <div className={styles.total}>
      <span>{say('total')}</span>
      {total === null ? (
        <Tag tone="warn">{say(source === 'chain' ? 'noPrices' : 'noPrices.known')}</Tag>
      ) : (
        <>
          <strong>{formatFiat(total, currency, locale)}</strong>
          {prices && <span>{say('pricesBy', { label: prices.label })}</span>}
        </>
      )}
    </div>
  )
}
