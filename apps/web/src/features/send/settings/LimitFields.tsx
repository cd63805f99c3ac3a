import { useId } from 'react'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { isCounted } from '../../../shared/assets/buildAssets.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'
import { PERIODS } from '../../../shared/limits/periods.ts'
import { limitWords } from '../../../shared/limits/words.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../items/Items.module.css'
import { useFaultText } from '../items/useFaultText.ts'
import { sendWords } from '../words.ts'
import type { SettingsFieldsProps } from './settingsFieldsProps.ts'

/** How much, of what, and how often. */
export function LimitFields({ item, read, onChange }: SettingsFieldsProps) {
  const say = useWords(sendWords)
  const sayLimit = useWords(limitWords)
  const faultText = useFaultText()
  const account = useAccount()
  const id = useId()
  const held = useAssets(account).data?.assets.filter(isCounted) ?? []
  const tokens = held.map(({ token }) => token)
  const { limit } = read
  return (
    <>
      <Field label={say('amount')} fault={faultText(read.faults.amount)}>
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
            <select
              id={id}
              value={item.asset}
              onChange={({ target }) => onChange({ asset: target.value })}
            >
              {tokens.map(({ address, symbol }) => (
                <option key={address} value={address}>
                  {symbol}
                </option>
              ))}
            </select>
          </span>
        )}
      </Field>
      <Field label={sayLimit('period')}>
        {(control) => (
          <select
            {...control}
            value={item.period}
            onChange={({ target }) => onChange({ period: target.value })}
          >
            {PERIODS.map((minutes) => (
              <option key={minutes} value={String(minutes)}>
                {sayLimit(`period.${minutes}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {limit && (
        <p className={styles.sentence}>
          <AddressText address={limit.delegate} chainId={account.chain.id} copy={false} />{' '}
          {sayLimit('may')} <Amount value={limit.amount} {...limit.token} exact />{' '}
          {sayLimit(`each.${periodOf(limit.minutes)}`)}
        </p>
      )}
    </>
  )
}

const periodOf = (minutes: number) => PERIODS.find((each) => each === minutes) ?? 0
