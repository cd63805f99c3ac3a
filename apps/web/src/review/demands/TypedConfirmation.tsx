import { useAccount } from '../../shared/account/AccountContext.ts'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Demands.module.css'
import { type Confirmation, WORDS } from './useTypedConfirmation.ts'
import { demandWords } from './words.ts'

/** Asks whoever wants to go on to name what was not checked: nobody clicks through that. */
export function TypedConfirmation({ confirmation }: { confirmation: Confirmation }) {
  const say = useWords(demandWords)
  const { chain } = useAccount()
  const { demands, words, typed, type } = confirmation
  return (
    <fieldset className={styles.demands}>
      <legend className="visually-hidden">{say('demand')}</legend>
      {demands.addresses.map((address) => (
        <Field
          key={address}
          label={say('demand.address')}
          hint={
            <>
              {say('demand.address.hint')}{' '}
              <AddressText address={address} chainId={chain.id} full copy={false} />
            </>
          }
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={6}
              value={typed(address)}
              onChange={({ target }) => type(address, target.value)}
            />
          )}
        </Field>
      ))}
      {words.length > 0 && (
        <Field
          label={say('demand.words', { words: words.join(' ') })}
          hint={say('demand.words.hint')}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={typed(WORDS)}
              onChange={({ target }) => type(WORDS, target.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
