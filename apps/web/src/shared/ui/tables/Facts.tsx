import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** What is known about something, name by name. */
export function Facts({ children, isInline }: { children: ReactNode; isInline?: boolean }) {
  return <dl className={isInline ? styles.inline : styles.facts}>{children}</dl>
}

/** One of the `<Facts>`. Its value may be several lines, one below the other. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
