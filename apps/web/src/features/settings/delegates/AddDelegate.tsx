import { isServiceName } from '@countersign/judge'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useCalledName } from '../../../shared/local/useContactName.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { RecipientField } from '../../../shared/recipient/RecipientField.tsx'
import { readRecipient } from '../../../shared/recipient/readRecipient.ts'
import { useAddressOf } from '../../../shared/recipient/useAddressOf.ts'
import { useLikeness } from '../../../shared/recipient/useLikeness.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { TriedContext } from '../../../shared/ui/forms/TriedContext.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../SettingsPage.module.css'
import { DelegationFault } from './DelegationFault.tsx'
import { useDelegation } from './useDelegation.ts'
import { delegateWords } from './words.ts'

type AddDelegateProps = { owner: Address; onDone: () => void }

/** Lets somebody propose for this Safe, in the visitor's own name. */
export function AddDelegate({ owner, onDone }: AddDelegateProps) {
  const say = useWords(delegateWords)
  const { chain, address } = useAccount()
  const { appConfig, memory } = useApp()
  const contacts = useStore(memory.contacts)
  const called = useCalledName(chain.id)
  const [text, setText] = useState({ who: '', label: '' })
  const [isTried, setTried] = useState(false)
  const account = { chain, address }
  const addressOf = useAddressOf(chain, isServiceName(text.who) ? [text.who.trim()] : [])
  const recipient = readRecipient(text.who, {
    ...{ account, chains: appConfig.chains, contacts, called, addressOf },
  })
  const likenessOf = useLikeness()
  const { state } = useAnchors()
  const { mutate, isPending, error } = useDelegation(onDone)
  const delegate = recipient.status === 'found' ? recipient.address : null
  const isForged = delegate !== null && likenessOf(delegate)?.ends === 'both'
  const isOwn = delegate !== null && isAddressEqual(delegate, owner)
  const label = text.label.trim()
  const isWhole = delegate !== null && label !== '' && !isOwn && !isForged
  // Who is forged is not known before it is known whom forgers imitate.
  const isAsking = isWhole && state === 'asking'
  return (
    <TriedContext value={isTried}>
      <fieldset className={styles.spend}>
        <legend className="visually-hidden">{say('add')}</legend>
        <RecipientField
          {...{ account, recipient }}
          label={say('who')}
          text={text.who}
          onText={(who) => setText({ ...text, who })}
        />
        <Field label={say('label')} fault={isTried && label === '' && say('label.none')}>
          {(control) => (
            <input
              {...control}
              maxLength={50}
              autoComplete="off"
              value={text.label}
              onChange={({ target }) => setText({ ...text, label: target.value })}
            />
          )}
        </Field>
        {isOwn && <Alarm title={say('own')} tone="warn" />}
        {isForged && <Alarm title={say('forged')} />}
        <p className={styles.quiet}>{say('risk')}</p>
        <Button
          look="primary"
          busy={isPending || isAsking}
          onClick={() => {
            setTried(true)
            if (!isWhole || isAsking) return
            mutate({ delegate, delegator: owner, signer: owner, safe: address, label })
          }}
        >
          {say(isPending ? 'signing' : 'sign')}
        </Button>
        {error && <DelegationFault error={error} />}
      </fieldset>
    </TriedContext>
  )
}
