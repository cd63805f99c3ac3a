import { formatAddress } from '@countersign/kit'
import { type Address, isAddress, zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import { RecipientField } from '../../../shared/recipient/RecipientField.tsx'
import { Cautions } from '../../../shared/settings/Cautions.tsx'
import { SettingsDiff } from '../../../shared/settings/SettingsDiff.tsx'
import { settingsDiffWords } from '../../../shared/settings/words.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../items/Items.module.css'
import { useFaultText } from '../items/useFaultText.ts'
import { LimitFields } from './LimitFields.tsx'
import { SETTINGS } from './settings.ts'
import type { SettingsFieldsProps } from './settingsFieldsProps.ts'
import { settingsItemWords } from './words.ts'

/** A change of the Safe itself: what, whom it concerns, and what is different afterwards. */
export function SettingsFields({ item, read, onChange }: SettingsFieldsProps) {
  const say = useWords(settingsItemWords)
  const sayRefusal = useWords(settingsDiffWords)
  const faultText = useFaultText()
  const account = useAccount()
  const { refusal, before, after, recipient, cautions, faults } = read
  return (
    <div className={styles.fields}>
      <Field
        label={say('what')}
        fault={refusal ? sayRefusal(`refused.${refusal}`) : faultText(faults.what)}
      >
        {(control) => (
          <select
            {...control}
            value={item.change}
            onChange={({ target }) => {
              const change = SETTINGS.find((each) => each === target.value)
              if (change) onChange({ change, to: '', old: '', threshold: '', amount: '' })
            }}
          >
            {SETTINGS.filter((each) => each !== 'removeLimit' || each === item.change).map(
              (change) => (
                <option key={change} value={change}>
                  {say(`change.${change}`)}
                </option>
              ),
            )}
          </select>
        )}
      </Field>
      <OldField {...{ item, read, onChange }} />
      {recipient && (
        <RecipientField
          account={account}
          label={say(`to.${item.change as 'addOwner'}`)} // only those that bring somebody in have one
          text={item.to}
          recipient={recipient}
          onText={(to) => onChange({ to })}
        />
      )}
      <ThresholdField {...{ item, read, onChange }} />
      {item.change === 'setLimit' && <LimitFields {...{ item, read, onChange }} />}
      {item.change === 'removeLimit' && <GoneLimit {...{ item, read, onChange }} />}
      {before && after && <SettingsDiff before={before} after={after} chainId={account.chain.id} />}
      <Cautions cautions={cautions} />
    </div>
  )
}

/** Who goes, among those who are there. */
function OldField({ item, read: { before, faults }, onChange }: SettingsFieldsProps) {
  const say = useWords(settingsItemWords)
  const faultText = useFaultText()
  const { chain } = useAccount()
  const nameOf = useContactName(chain.id)
  const { change } = item
  if (change !== 'removeOwner' && change !== 'swapOwner' && change !== 'disableModule') return null
  const there = (change === 'disableModule' ? before?.modules : before?.owners) ?? []
  const isThere = there.some((each) => each.toLowerCase() === item.old.toLowerCase())
  const label = (address: Address) => {
    const name = nameOf(address)
    return name ? `${name} · ${formatAddress(address)}` : formatAddress(address)
  }
  return (
    <Field label={say(`old.${change}`)} fault={faultText(faults.old)}>
      {(control) => (
        <select
          {...control}
          value={item.old.toLowerCase()}
          onChange={({ target }) => onChange({ old: target.value })}
        >
          {!isThere && <option value={item.old.toLowerCase()}>{item.old || say('choose')}</option>}
          {there.map((address) => (
            <option key={address} value={address.toLowerCase()}>
              {label(address)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** How many have to sign, of as many owners as there are then. */
function ThresholdField({ item, read, onChange }: SettingsFieldsProps) {
  const say = useWords(settingsItemWords)
  const faultText = useFaultText()
  const { before, threshold } = read
  if (threshold === null || !before) return null
  const coming = item.change === 'addOwner' ? 1 : item.change === 'removeOwner' ? -1 : 0
  const count = Math.max(1, before.owners.length + coming)
  const isUnsaid = item.change === 'changeThreshold' && item.threshold === ''
  const value = isUnsaid ? '' : String(threshold)
  const choices = Array.from({ length: count }, (_, index) => String(index + 1))
  return (
    <Field label={say('threshold')} fault={faultText(read.faults.threshold)}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChange({ threshold: target.value })}
        >
          {isUnsaid && <option value="">{say('choose')}</option>}
          {/* Fewer owners may be left than when it was chosen. */}
          {[...new Set([...choices, ...(value === '' ? [] : [value])])].map((choice) => (
            <option key={choice} value={choice}>
              {say('threshold.of', { threshold: choice, count })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Whose limit goes; which one it is, the page with all of them says. */
function GoneLimit({ item }: SettingsFieldsProps) {
  const { chain } = useAccount()
  const [whose, of] = [item.old, item.asset]
  return (
    <p className={styles.sentence}>
      {isAddress(whose) && <AddressText address={whose} chainId={chain.id} full />}
      {isAddress(of) && of !== zeroAddress && <AddressText address={of} chainId={chain.id} full />}
    </p>
  )
}
