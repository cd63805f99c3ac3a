import { useId } from 'react'
import { getAddress, isAddress } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { COIN, type Filters, type Tab } from '../activitySearch.ts'
import { activityWords } from '../words.ts'
import styles from './FilterBar.module.css'
import { TextField } from './TextField.tsx'

type FilterBarProps = {
  tab: Tab
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

/** What to look for. Whatever is set here is in the address bar, so that it can be sent to others. */
export function FilterBar({ tab, filters, onChange }: FilterBarProps) {
  const say = useWords(activityWords)
  const active = Object.values(filters).filter((filter) => filter !== undefined).length
  const none = { from: undefined, until: undefined, token: undefined, party: undefined }
  return (
    <details className={styles.filters} open={active > 0 || undefined} data-screen-only="">
      <summary>{active > 0 ? say('filters.active', { count: active }) : say('filters')}</summary>
      <div className={styles.fields}>
        {(['from', 'until'] as const).map((end) => (
          <Field key={end} label={say(`filter.${end}`)}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={filters[end] ?? ''}
                min={end === 'until' ? filters.from : undefined}
                max={end === 'from' ? filters.until : undefined}
                onChange={({ target }) => onChange({ [end]: target.value || undefined })}
              />
            )}
          </Field>
        ))}
        <TokenField value={filters.token} onChange={(token) => onChange({ token })} />
        <PartyField value={filters.party} onChange={(party) => onChange({ party })} />
        <TextField
          label={say('filter.amount')}
          value={filters.amount}
          problem={say('filter.amount.bad')}
          inputMode="decimal"
          read={(text) => (/^\d{1,60}(?:\.\d{1,60})?$/.test(text) ? text : undefined)}
          onChange={(amount) => onChange({ amount })}
        />
        {tab === 'signed' && (
          <Field label={say('filter.executed')}>
            {(control) => (
              <select
                {...control}
                value={filters.executed ?? ''}
                onChange={({ target: { value } }) =>
                  onChange({ executed: value === 'yes' || value === 'no' ? value : undefined })
                }
              >
                <option value="">{say('filter.executed.any')}</option>
                <option value="yes">{say('filter.executed.yes')}</option>
                <option value="no">{say('filter.executed.no')}</option>
              </select>
            )}
          </Field>
        )}
        {active > 0 && (
          <Button
            look="quiet"
            onClick={() => onChange({ ...none, amount: undefined, executed: undefined })}
          >
            {say('filters.clear')}
          </Button>
        )}
      </div>
    </details>
  )
}

type Choice<Value> = { value: Value | undefined; onChange: (value: Value | undefined) => void }

function TokenField({ value, onChange }: Choice<NonNullable<Filters['token']>>) {
  const say = useWords(activityWords)
  const { nativeCurrency, tokens } = useAccount().chain
  const isListed = value === undefined || value === COIN || tokens.some((t) => t.address === value)
  return (
    <Field label={say('filter.token')}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(isAddress(target.value) ? getAddress(target.value) : undefined)
          }
        >
          <option value="">{say('filter.token.any')}</option>
          <option value={COIN}>{nativeCurrency.symbol}</option>
          {tokens.map(({ address, symbol }) => (
            <option key={address} value={getAddress(address)}>
              {symbol}
            </option>
          ))}
          {/* Somebody's link may name any other. */}
          {!isListed && <option value={value}>{value}</option>}
        </select>
      )}
    </Field>
  )
}

function PartyField({ value, onChange }: Choice<NonNullable<Filters['party']>>) {
  const say = useWords(activityWords)
  const contacts = useStore(useApp().memory.contacts)
  const id = useId()
  return (
    <>
      <TextField
        label={say('filter.party')}
        value={value}
        problem={say('filter.party.bad')}
        list={id}
        read={(text) =>
          /^0x[0-9a-f]{40}$/i.test(text) ? getAddress(text.toLowerCase()) : undefined
        }
        onChange={onChange}
      />
      <datalist id={id}>
        {contacts.map(({ address, name, chainId }) => (
          <option key={`${address}-${chainId}`} value={address}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
