import type { Refund } from '@countersign/safe'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { rightWords } from '../rights/words.ts'
import styles from '../settings/Settings.module.css'
import { refundText } from './refundText.ts'

/** What owners sign away for having it executed: how much at most, and to whom. */
export function RefundRow({ refund }: { refund: Refund }) {
  const say = useWords(rightWords)
  const locale = useLocale()
  const { chain } = useAccount()
  return (
    <ul className={styles.settings} data-refund="">
      <li>
        <Icon name="warning" />
        <span>{say('refund.row')}</span>{' '}
        <strong>{say('refund.most', { amount: refundText(refund, chain, locale) })}</strong>{' '}
        {refund.receiver ? (
          <>
            {say('refund.to')} <AddressText address={refund.receiver} chainId={chain.id} full />
          </>
        ) : (
          say('refund.sender')
        )}
      </li>
    </ul>
  )
}
