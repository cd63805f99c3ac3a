import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type PanelProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page that needs nobody's answer; what does is a `<Card>`. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
