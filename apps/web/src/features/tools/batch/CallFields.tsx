import type { ChainConfig } from '../../../shared/appConfig.ts'
import { markOf } from '../../../shared/format/parseAmount.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Icon } from '../../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import type { Draft } from './draftReducer.ts'
import type { DraftRead } from './readDraft.ts'
import { batchWords } from './words.ts'

type CallFieldsProps = {
  number: number
  draft: Draft
  read: DraftRead
  chain: ChainConfig
  isTried: boolean
  /** Of the contacts to choose from. */
  listId: string
  onChange: (change: Partial<Draft>) => void
  onRemove: (() => void) | undefined
}

/** One call: to whom, how much, and the data for a contract; with what was understood of it. */
export function CallFields(props: CallFieldsProps) {
  const { number, draft, read, chain, isTried, listId, onChange, onRemove } = props
  const say = useWords(batchWords)
  const mark = markOf(useLocale())
  const { symbol, decimals } = chain.nativeCurrency
  const { faults } = read
  // Typing is not reproached: what is merely unfinished is a fault only once it is to be sent.
  const isSaid = (text: string, fault: string | undefined) =>
    isTried || (text !== '' && fault !== 'noAddress' && fault !== 'noAmount')
  return (
    <fieldset className={styles.call}>
      <legend>{say('call', { number })}</legend>
      <Field
        label={say('to')}
        hint={read.to && <AddressText address={read.to} chainId={chain.id} full copy={false} />}
        fault={
          faults.to &&
          isSaid(draft.to, faults.to) &&
          say(`fault.${faults.to}`, { chain: chain.name })
        }
      >
        {(control) => (
          <input
            {...control}
            dir="ltr"
            list={listId}
            value={draft.to}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        )}
      </Field>
      <Field
        label={say('amount', { symbol })}
        hint={
          read.value !== undefined && <Amount {...{ symbol, decimals }} value={read.value} exact />
        }
        fault={
          faults.amount &&
          isSaid(draft.amount, faults.amount) &&
          say(`fault.${faults.amount}`, { mark, symbol, decimals })
        }
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            value={draft.amount}
            autoComplete="off"
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        )}
      </Field>
      <Field label={say('data')} fault={faults.data && say(`fault.${faults.data}`)}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            value={draft.data}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ data: target.value })}
          />
        )}
      </Field>
      {onRemove && (
        <Button look="icon" aria-label={say('remove', { number })} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      )}
    </fieldset>
  )
}
