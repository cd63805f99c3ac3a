import { isServiceName } from '@countersign/judge'
import { lazy, Suspense, useId, useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import type { Token } from '../../../shared/assets/tokens.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { markOf, parseAmount } from '../../../shared/format/parseAmount.ts'
import type { Limit, LimitModule } from '../../../shared/limits/limit.ts'
import { limitWords } from '../../../shared/limits/words.ts'
import { useCalledName } from '../../../shared/local/useContactName.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { RecipientField } from '../../../shared/recipient/RecipientField.tsx'
import { readRecipient, type Seeker } from '../../../shared/recipient/readRecipient.ts'
import { useAddressOf } from '../../../shared/recipient/useAddressOf.ts'
import { useLikeness } from '../../../shared/recipient/useLikeness.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { TriedContext } from '../../../shared/ui/forms/TriedContext.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../SettingsPage.module.css'
import { useSpend } from './useSpend.ts'

const SpendDialog = lazy(async () => ({
  default: (await import('./SpendDialog.tsx')).SpendDialog,
}))

type SpendFormProps = { limit: Limit; module: LimitModule; token: Token; left: bigint }

/** Spends from one's own limit: an act of the wallet, of what belongs to the Safe. */
export function SpendForm({ limit, module, token, left }: SpendFormProps) {
  const say = useWords(limitWords)
  const locale = useLocale()
  const { chain, address } = useAccount()
  const { appConfig, memory } = useApp()
  const contacts = useStore(memory.contacts)
  const called = useCalledName(chain.id)
  const [text, setText] = useState({ to: '', amount: '' })
  const [isTried, setTried] = useState(false)
  const account: Seeker = { chain, address }
  const addressOf = useAddressOf(chain, isServiceName(text.to) ? [text.to.trim()] : [])
  const recipient = readRecipient(text.to, {
    ...{ account, chains: appConfig.chains, contacts, called, addressOf },
  })
  const likenessOf = useLikeness()
  const { state } = useAnchors()
  const askingId = useId()
  const read = parseAmount(text.amount, { decimals: token.decimals, mark: markOf(locale) })
  const value = 'value' in read && read.value > 0n ? read.value : null
  const show = (amount: bigint) => `${formatAmount(amount, token.decimals, locale)} ${token.symbol}`
  const isTooMuch = value !== null && value > left
  const { spending, act, follow } = useSpend({ limit, module })
  const { data } = spending
  const to = recipient.status === 'found' ? recipient.address : null
  // A forged address is refused here: the composer has a way to compare it.
  const isForged = to !== null && likenessOf(to)?.ends === 'both'
  const isWhole = to !== null && value !== null && !isTooMuch
  // Who is forged is not known before it is known whom forgers imitate.
  const isAsking = isWhole && state === 'asking'
  const isReady = isWhole && !isAsking && !isForged
  const fault = isTooMuch
    ? say('spend.tooMuch', { left: show(left) })
    : isTried && value === null && say('spend.noAmount')
  return (
    <TriedContext value={isTried}>
      <fieldset className={styles.spend}>
        <legend className="visually-hidden">{say('spend.title')}</legend>
        <RecipientField
          {...{ account, recipient }}
          label={say('spend.to')}
          text={text.to}
          onText={(wanted) => setText({ ...text, to: wanted })}
        />
        <Field label={say('spend.amount', { symbol: token.symbol })} fault={fault}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text.amount}
              onChange={({ target }) => setText({ ...text, amount: target.value })}
            />
          )}
        </Field>
        <Button
          look="primary"
          busy={spending.isPending || isAsking}
          {...(isAsking && { 'aria-describedby': askingId })}
          onClick={() => {
            setTried(true)
            if (isReady) spending.mutate({ to, amount: value, shown: show(value) })
          }}
        >
          {say(spending.isPending ? 'spend.busy' : 'spend.send')}
        </Button>
        {isAsking && (
          <span className={styles.quiet} id={askingId}>
            {say('spend.asking')}
          </span>
        )}
        {data?.status === 'contract' && (
          <Alarm title={say('spend.refused', { reason: data.reason })} />
        )}
        {spending.isError && <Alarm title={say('spend.failed')} tone="warn" />}
        {data?.status === 'asked' && (
          <Suspense>
            <SpendDialog
              {...data}
              delegate={limit.delegate}
              onDone={(id) => {
                follow(id)
                spending.reset()
              }}
              onClose={spending.reset}
            />
          </Suspense>
        )}
        {act && <ActStatus act={act} />}
      </fieldset>
    </TriedContext>
  )
}
