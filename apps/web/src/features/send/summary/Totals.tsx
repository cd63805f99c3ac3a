import { formatDecimal, multiplyDecimals, parseDecimal } from '@countersign/gateway'
import { formatUnits } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'
import { formatFiat } from '../../../shared/format/formatFiat.ts'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { DraftRead, Total } from '../read/readDraft.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'

/** What leaves, of each token, and to whom. */
export function Totals({ read: { totals, flows, calls, people } }: { read: DraftRead }) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  const [only, ...others] = people
  if (totals.length === 0 && calls.length === 0) {
    return <p className={styles.empty}>{say('summary.empty')}</p>
  }
  const more = calls.length - flows.length
  return (
    <div className={styles.totals}>
      {totals.length > 0 && (
        <ul>
          {totals.map((total) => (
            <Leaving key={total.token.address} total={total} />
          ))}
        </ul>
      )}
      {only && (
        <p className={styles.to}>
          {others.length === 0 ? (
            <>
              {say('summary.one')} <AddressText address={only} chainId={chain.id} copy={false} />
            </>
          ) : (
            say('summary.people', { count: people.length })
          )}
        </p>
      )}
      {more > 0 && <p className={styles.to}>{say('summary.calls', { count: more })}</p>}
    </div>
  )
}

function Leaving({ total: { token, amount, held } }: { total: Total }) {
  const say = useWords(sendWords)
  const locale = useLocale()
  const { data } = useAssets(useAccount())
  const price = data?.assets.find((each) => each.token.address === token.address)?.price
  const worth =
    price &&
    formatDecimal(
      multiplyDecimals(parseDecimal(formatUnits(amount, token.decimals)), parseDecimal(price)),
      2,
    )
  const left = held !== null && held >= amount ? held - amount : null
  return (
    <li>
      <strong>
        <Amount value={amount} {...token} exact />
      </strong>
      <span className={styles.quiet}>
        {worth && data && <span>{formatFiat(worth, data.currency, locale)}</span>}
        {left !== null && (
          <span>
            {say('summary.stays')} <Amount value={left} {...token} />
          </span>
        )}
      </span>
    </li>
  )
}
