import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Tag.module.css'

export type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'danger'

type TagProps = { tone?: Tone; icon?: IconName; children: ReactNode }

/** A word that marks something; its colour never says more than the word does. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
