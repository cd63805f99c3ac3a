import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { allocate } from './allocate.ts'
import styles from './OverviewPage.module.css'
import { overviewWords } from './words.ts'

/** How the worth is spread, as a bar; its legend says the same in words. */
export function AllocationBar({ assets }: { assets: readonly HeldAsset[] }) {
  const say = useWords(overviewWords)
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 1 })
  const parts = allocate(assets)
  if (parts.length === 0) return null
  return (
    <div className={styles.allocation}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ symbol, share }, index) => (
          <span key={symbol} data-part={index} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className={styles.legend} aria-label={say('allocation')}>
        {parts.map(({ symbol, share }, index) => (
          <li key={symbol} data-part={index}>
            {say('share', { symbol: symbol ?? say('other'), share: percent.format(share) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
