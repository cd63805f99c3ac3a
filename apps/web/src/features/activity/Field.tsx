import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styles from './Field.module.css'

/** A name and what it names. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}

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
  const id = useId()
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
    <Field label={label}>
      <input
        {...input}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? value ?? ''}
        aria-invalid={isBad}
        aria-describedby={isBad ? id : undefined}
        onChange={({ target }) => {
          setDraft(target.value)
          setBad(false)
        }}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      {isBad && (
        <small id={id} role="alert">
          {problem}
        </small>
      )}
    </Field>
  )
}
