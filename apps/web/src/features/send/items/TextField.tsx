import type { ReactNode } from 'react'
import { Field } from '../../../shared/ui/forms/Field.tsx'

type TextFieldProps = {
  label: string
  text: string
  hint?: ReactNode
  fault?: ReactNode
  /** Digits and brackets, from left to right in every language. */
  isCode?: boolean
  onText: (text: string) => void
}

/** A line of text with its label and what is wrong with it. */
export function TextField({ label, text, hint, fault, isCode, onText }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          dir={isCode ? 'ltr' : undefined}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  )
}
