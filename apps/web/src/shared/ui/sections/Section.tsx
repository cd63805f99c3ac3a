import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

type SectionProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** Something in it is being asked for. */
  isBusy?: boolean
  /** Where room is dear: a low head, and little at the edges. */
  isDense?: boolean
  children: ReactNode
}

/** A framed part of a page under its own heading. What it holds reaches from edge to edge. */
export function Section({ title, aside, isBusy, isDense, children }: SectionProps) {
  const id = useId()
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      aria-busy={isBusy}
      data-dense={isDense}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
