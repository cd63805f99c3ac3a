import { flagToken } from '@countersign/judge'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { RecipientField } from '../../../shared/recipient/RecipientField.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { PaymentRead } from '../read/readPayment.ts'
import { sendWords } from '../words.ts'
import { AmountField } from './AmountField.tsx'
import styles from './Items.module.css'
import type { PaymentFieldsProps } from './paymentFieldsProps.ts'
import { useFaultText } from './useFaultText.ts'

/** Coin or a token, to somebody. */
export function PaymentFields({ item, read, left, otherGas, onChange }: PaymentFieldsProps) {
  const say = useWords(sendWords)
  const faultText = useFaultText()
  const account = useAccount()
  return (
    <div className={styles.fields}>
      <RecipientField
        account={account}
        label={say('to')}
        text={item.to}
        recipient={read.recipient}
        onText={(to) => onChange({ to })}
      />
      <AmountField {...{ item, read, left, otherGas, onChange }} />
      {item.isOther && (
        <Field
          label={say('asset.address')}
          hint={<TokenNote read={read} />}
          fault={faultText(read.faults.asset)}
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              value={item.asset}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ asset: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** What is to be thought of a token that somebody typed the address of. */
function TokenNote({ read: { token } }: { read: PaymentRead }) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  if (!token) return null
  const { address, symbol, stated = symbol, isBase } = token
  const [flag] = flagToken({ address, symbol: stated, isImitation: false, isListed: false }, chain)
  if (isBase) return <span className={styles.warn}>{say('asset.base')}</span>
  if (!flag) return <bdi>{symbol}</bdi>
  return (
    <span className={styles.warn}>
      <bdi>{symbol}</bdi> ·{' '}
      {flag.kind === 'fake'
        ? say('asset.fake', { symbol: flag.symbol })
        : say(flag.kind === 'odd' ? 'asset.odd' : 'asset.unlisted')}
    </span>
  )
}
