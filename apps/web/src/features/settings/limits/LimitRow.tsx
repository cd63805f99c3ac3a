import { formatAddress } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { formatAge } from '../../../shared/format/formatTime.ts'
import { leftOf } from '../../../shared/limits/leftOf.ts'
import type { Limit, LimitModule } from '../../../shared/limits/limit.ts'
import { PERIODS } from '../../../shared/limits/periods.ts'
import { limitWords } from '../../../shared/limits/words.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import buttonStyles from '../../../shared/ui/forms/Button.module.css'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../SettingsPage.module.css'
import { SpendForm } from './SpendForm.tsx'
import { useTokenAt } from './useTokenAt.ts'

type LimitRowProps = { limit: Limit; module: LimitModule; isIn: boolean; mayRemove: boolean }

/** One limit: whose, how much, how often, what is left; to be spent from, or to be removed. */
export function LimitRow({ limit, module, isIn, mayRemove }: LimitRowProps) {
  const say = useWords(limitWords)
  const locale = useLocale()
  const { chain, path } = useAccount()
  const { addresses = [] } = useConnection()
  const [isSpending, setSpending] = useState(false)
  const token = useTokenAt(limit.token)
  const nameOf = useContactName(chain.id)
  const { delegate, resetMinutes } = limit
  const { left, resetsAt } = leftOf(limit, Date.now() / 1000)
  const period = PERIODS.find((each) => each === resetMinutes)
  const isMine = addresses.some((mine) => isAddressEqual(mine, delegate))
  const name = nameOf(delegate) ?? formatAddress(delegate)
  return (
    <li data-limit={delegate}>
      <div className={styles.limit}>
        <AddressText address={delegate} chainId={chain.id} avatar />
        <span className={styles.marks}>
          {isMine && isIn && (
            <Button
              look="quiet"
              aria-expanded={isSpending}
              aria-label={say('spend.of', { symbol: token.symbol })}
              onClick={() => setSpending(!isSpending)}
            >
              {say('spend')}
            </Button>
          )}
          {mayRemove && (
            <Link
              to="/$account/send"
              params={{ account: path }}
              search={{ change: 'removeLimit', who: delegate, asset: limit.token }}
              className={buttonStyles.button}
              data-look="quiet"
              data-screen-only=""
              aria-label={say('remove.of', { symbol: token.symbol, name })}
            >
              {say('remove')}
            </Link>
          )}
        </span>
      </div>
      <div className={styles.sums}>
        <strong>
          <Amount value={limit.amount} {...token} />
        </strong>
        <span>
          {period === undefined ? say('minutes', { count: resetMinutes }) : say(`period.${period}`)}
        </span>
        <span className={styles.quiet} data-left="">
          {say('left')}: <Amount value={left} {...token} />
          {resetsAt !== null && left < limit.amount && (
            <> · {say('resets', { age: formatAge(resetsAt * 1000, Date.now(), locale) })}</>
          )}
        </span>
      </div>
      {isSpending && <SpendForm {...{ limit, module, token, left }} />}
    </li>
  )
}
