import { formatBalance } from '@countersign/kit'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { useGas } from '../plan/useGas.ts'
import { useGasPrice } from '../plan/useGasPrice.ts'
import type { ReadCall } from '../read/reading.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'

/** What it costs beside what is sent, who pays that, and how sure that is. */
export function Cost({ batches }: { batches: readonly (readonly ReadCall[])[] }) {
  const say = useWords(sendWords)
  const locale = useLocale()
  const account = useAccount()
  const { kind } = useAccountState(account)
  const price = useGasPrice(account.chain.id)
  const { gas, state } = useGas(batches)
  if (batches.length === 0 || price === undefined) return null
  const cost = formatBalance({ value: gas * price, ...account.chain.nativeCurrency }, locale)
  return (
    <p className={styles.line} data-gas={state}>
      {say(kind === 'safe' ? 'cost.safe' : 'cost.wallet', { cost })}
      {state === 'rough' && <span className={styles.quiet}> {say('cost.rough')}</span>}
    </p>
  )
}
