import { type ComponentProps, useState } from 'react'
import { Field } from '../../../shared/ui/forms/Field.tsx'

type TextFieldProps<Value extends string> = {
  label: string
  value: Value | undefined
  /** What is wrong, when `read` makes nothing of a text. */
  problem: string
  read: (text: string) => Value | undefined
  onChange: (value: Value | undefined) => void
} & Pick<ComponentProps<'input'>, 'inputMode' | 'list'>

/** A text that counts when it is finished: on Enter, or when the field is left. */
export function TextField<Value extends string>(props: TextFieldProps<Value>) {
  const { label, value, problem, read, onChange, ...input } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [isBad, setBad] = useState(false)
  const finish = () => {
    if (draft === null) return
    const text = draft.trim()
    const found = text === '' ? undefined : read(text)
    const failed = text !== '' && found === undefined
    setBad(failed)
    if (failed) return
    setDraft(null)
    onChange(found)
  }
  return (
    <Field label={label} fault={isBad && problem}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={draft ?? value ?? ''}
          onChange={({ target }) => {
            setDraft(target.value)
            setBad(false)
          }}
          onBlur={finish}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
        />
      )}
    </Field>
  )
}
