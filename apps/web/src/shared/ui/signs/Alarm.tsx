import type { ReactNode } from 'react'
import styles from './Alarm.module.css'
import { Icon } from './Icon.tsx'

type AlarmProps = {
  title: string
  /** It was there when the page was: not said aloud in between. */
  isNote?: boolean
  /** Amber for what is not known; red for what is wrong. */
  tone?: 'warn' | 'danger'
  children?: ReactNode
}

/** Something a visitor must not miss before they decide. */
export function Alarm({ title, isNote = false, tone = 'danger', children }: AlarmProps) {
  return (
    <div className={styles.alarm} data-tone={tone} role={isNote ? 'note' : 'alert'}>
      <Icon name="warning" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}
