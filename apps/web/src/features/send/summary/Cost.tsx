import { formatBalance } from '@countersign/kit'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { estimateGas } from '../plan/estimateGas.ts'
import { useGasPrice } from '../plan/useGasPrice.ts'
import type { ReadCall } from '../read/reading.ts'
import { sendWords } from '../words.ts'
import styles from './Summary.module.css'

/** What it costs beside what is sent, and who pays that. */
export function Cost({ batches }: { batches: readonly (readonly ReadCall[])[] }) {
  const say = useWords(sendWords)
  const locale = useLocale()
  const account = useAccount()
  const { kind, chain } = useAccountState(account)
  const price = useGasPrice(account.chain.id)
  if (batches.length === 0 || price === undefined) return null
  const threshold = chain.data?.kind === 'safe' ? chain.data.safe.threshold : null
  const gas = estimateGas(batches, threshold)
  const cost = formatBalance({ value: gas * price, ...account.chain.nativeCurrency }, locale)
  return (
    <p className={styles.line}>{say(kind === 'safe' ? 'cost.safe' : 'cost.wallet', { cost })}</p>
  )
}
