import type { AbiFunction } from '@countersign/safe'
import { typeName } from '@countersign/safe'
import type { Address } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { RecipientField } from '../../../shared/recipient/RecipientField.tsx'
import { RecipientNote } from '../../../shared/recipient/RecipientNote.tsx'
import { useLikeness } from '../../../shared/recipient/useLikeness.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ItemOf } from '../draft/draft.ts'
import styles from '../items/Items.module.css'
import { TextField } from '../items/TextField.tsx'
import { useFaultText } from '../items/useFaultText.ts'
import { sendWords } from '../words.ts'
import { KnownFunctions } from './KnownFunctions.tsx'
import type { CallRead } from './readCall.ts'

type CallFieldsProps = {
  item: ItemOf<'call'>
  read: CallRead
  onChange: (change: Partial<ItemOf<'call'>>) => void
}

/** Any function of any contract: which one, and with which values. */
export function CallFields({ item, read, onChange }: CallFieldsProps) {
  const say = useWords(sendWords)
  const faultText = useFaultText()
  const account = useAccount()
  const { symbol } = account.chain.nativeCurrency
  const { recipient, chosen, functions } = read
  return (
    <div className={styles.fields}>
      <RecipientField
        account={account}
        label={say('call.to')}
        text={item.to}
        recipient={recipient}
        onText={(to) => onChange({ to })}
      />
      {recipient.status === 'found' && (
        <KnownFunctions
          address={recipient.address}
          onChoose={(abi) => onChange({ abi, chosen: '', values: [] })}
        />
      )}
      <Field
        label={say('call.abi')}
        hint={<CalldataNote read={read} />}
        fault={faultText(read.faults.abi)}
      >
        {(control) => (
          <textarea
            {...control}
            dir="ltr"
            spellCheck={false}
            value={item.abi}
            onChange={({ target }) => onChange({ abi: target.value })}
          />
        )}
      </Field>
      {functions.length > 1 && (
        <Field label={say('call.function')}>
          {(control) => (
            <select
              {...control}
              dir="ltr"
              value={chosen?.signature}
              onChange={({ target }) => onChange({ chosen: target.value, values: [] })}
            >
              {functions.map(({ signature }) => (
                <option key={signature}>{signature}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {chosen && <Values {...{ item, read, onChange, chosen }} />}
      <TextField
        label={say('call.amount', { symbol })}
        text={item.amount}
        fault={faultText(read.faults.amount)}
        onText={(amount) => onChange({ amount })}
      />
    </div>
  )
}

function Values({ item, read, onChange, chosen }: CallFieldsProps & { chosen: AbiFunction }) {
  const say = useWords(sendWords)
  const faultText = useFaultText()
  return chosen.inputs.map(({ name, type }, index) => (
    <TextField
      // biome-ignore lint/suspicious/noArrayIndexKey: a function's values have an order and perhaps no names
      key={`${chosen.signature}-${index}`}
      label={say('call.value', { name: name || `#${index + 1}`, type: typeName(type) })}
      hint={
        <>
          {(type.kind === 'array' || type.kind === 'tuple') && say('call.list')}
          <Named addresses={read.named[index]} />
        </>
      }
      text={item.values[index] ?? ''}
      fault={faultText(read.valueFaults[index] ?? undefined)}
      onText={(text) => {
        const values = chosen.inputs.map((_, at) => (at === index ? text : (item.values[at] ?? '')))
        onChange({ values })
      }}
      isCode
    />
  ))
}

/** What bare calldata says; or what can stand there. */
function CalldataNote({ read }: { read: CallRead }) {
  const say = useWords(sendWords)
  if (read.data === null || read.chosen) return say('call.abi.hint')
  if (!read.decoded) return <span className={styles.warn}>{say('call.unknown')}</span>
  return (
    <>
      {say('call.decoded', { name: read.decoded.signature })}
      <Named addresses={read.named[0]} />
    </>
  )
}

/** As many as are read one by one. */
const MOST_NAMED = 8

/** Whom a value means: a forged address is as dangerous here as it is in a payment. */
function Named({ addresses = [] }: { addresses: readonly Address[] | undefined }) {
  const { chain } = useAccount()
  const likenessOf = useLikeness()
  const forged = addresses.filter((address) => likenessOf(address)?.ends === 'both')
  const shown = [...new Set([...forged, ...addresses])].slice(0, MOST_NAMED + forged.length)
  return shown.map((address) => (
    <RecipientNote key={address} address={address} chainId={chain.id} />
  ))
}
