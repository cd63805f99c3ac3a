import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  look?: 'plain' | 'primary' | 'quiet' | 'icon'
  /** Keeps its size and can still be focused, but does nothing. */
  busy?: boolean
}

/** A button of the app's pages. */
export function Button({ look = 'plain', busy = false, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={styles.button}
      data-look={look}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  )
}
