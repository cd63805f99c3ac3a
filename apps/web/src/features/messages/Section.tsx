import { type ReactNode, useId } from 'react'
import styles from './MessagesPage.module.css'

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A part of the page that has no feed of its own. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
