import { useId, useState } from 'react'
import { type Address, formatUnits, zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { isCounted } from '../../../shared/assets/buildAssets.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { markOf } from '../../../shared/format/parseAmount.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import styles from './Items.module.css'
import type { PaymentFieldsProps } from './paymentFieldsProps.ts'
import { useFaultText } from './useFaultText.ts'
import { useReserve } from './useReserve.ts'

const OTHER = 'other'

/** What “Max” wrote, of what, and what it left for gas then. */
type Filled = { amount: string; asset: string; reserve: bigint }

/** How much of what: as the reader writes numbers, and as it was understood. */
export function AmountField({ item, read, left, otherGas, onChange }: PaymentFieldsProps) {
  const say = useWords(sendWords)
  const locale = useLocale()
  const faultText = useFaultText()
  const id = useId()
  const { token, value, recipient } = read
  const payee = recipient.status === 'found' ? recipient.address : null
  const reserve = useReserve(token, payee, otherGas)
  const show = (amount: bigint) =>
    token ? `${formatAmount(amount, token.decimals, locale)} ${token.symbol}` : ''
  const most = left !== null && reserve !== null ? left - reserve : null
  // The price of gas moves on; what was written and left does not.
  const [filled, setFilled] = useState<Filled | null>(null)
  const fillMost = () => {
    if (token && most !== null && reserve !== null) {
      const amount = formatUnits(most, token.decimals).replace('.', markOf(locale))
      setFilled({ amount, reserve, asset: item.asset })
      onChange({ amount })
    }
  }
  return (
    <Field
      label={say('amount')}
      hint={
        // There from the beginning, so that nothing moves when the balance comes.
        <span className={styles.under}>
          {value !== null && (
            <span>
              {say('amount.understood')} <bdi>{show(value)}</bdi>
            </span>
          )}
          {token?.isBase && !item.isOther && (
            <span className={styles.warn}>{say('asset.base')}</span>
          )}
          {token && left !== null && left > 0n && (
            <span className={styles.most}>
              {say('amount.held')} <Amount value={left} {...token} />
              {most !== null && most > 0n && (
                <button
                  type="button"
                  className={styles.max}
                  aria-label={say('amount.max.label', { amount: show(most) })}
                  onClick={fillMost}
                >
                  {say('amount.max')}
                </button>
              )}
            </span>
          )}
          {filled?.amount === item.amount && filled.asset === item.asset && filled.reserve > 0n && (
            <span>{say('amount.reserve', { amount: show(filled.reserve) })}</span>
          )}
        </span>
      }
      fault={faultText(read.faults.amount)}
    >
      {(control) => (
        <span className={styles.amount} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            inputMode="decimal"
            value={item.amount}
            autoComplete="off"
            placeholder="0"
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <label htmlFor={id} className="visually-hidden">
            {say('asset')}
          </label>
          <AssetSelect
            id={id}
            asset={item.isOther ? OTHER : item.asset}
            onAsset={(asset) =>
              onChange(asset === OTHER ? { asset: '', isOther: true } : { asset, isOther: false })
            }
          />
        </span>
      )}
    </Field>
  )
}

type AssetSelectProps = { id: string; asset: string; onAsset: (asset: string) => void }

/** What the account holds and somebody vouches for; everything else by its address. */
function AssetSelect({ id, asset, onAsset }: AssetSelectProps) {
  const say = useWords(sendWords)
  const account = useAccount()
  const { data } = useAssets(account)
  const held = (data?.assets ?? []).filter(isCounted).map(({ token }) => token)
  const coin = { address: zeroAddress as Address, ...account.chain.nativeCurrency }
  const all = held.some(({ address }) => address === zeroAddress) ? held : [coin, ...held]
  return (
    <select id={id} value={asset} onChange={({ target }) => onAsset(target.value)}>
      {all.map(({ address, symbol }) => (
        <option key={address} value={address}>
          {symbol}
        </option>
      ))}
      {asset !== OTHER && all.every(({ address }) => address !== asset) && (
        <option value={asset}>{asset.slice(0, 8)}…</option>
      )}
      <option value={OTHER}>{say('asset.other')}</option>
    </select>
  )
}
