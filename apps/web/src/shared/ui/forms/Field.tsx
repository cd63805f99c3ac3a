import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  hint?: ReactNode
  /** What is wrong with what stands in it; said aloud when it appears. */
  fault?: ReactNode
  /** The control, with what ties it to its label and its faults. */
  children: (props: ControlProps) => ReactNode
}

/** One question of a form: its label, its control, and what is wrong with the answer. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': Boolean(fault),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </div>
    </div>
  )
}
