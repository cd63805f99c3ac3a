import type { ReactNode } from 'react'
import styles from './Panel.module.css'
import { Section } from './Section.tsx'

type PanelProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page that needs nobody's answer; what does is a `<Card>`. */
export function Panel({ children, ...heading }: PanelProps) {
  return (
    <Section {...heading}>
      <div className={styles.body}>{children}</div>
    </Section>
  )
}
