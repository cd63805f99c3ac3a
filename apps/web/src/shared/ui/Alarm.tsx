import type { ReactNode } from 'react'
import styles from './Alarm.module.css'
import { Icon } from './Icon.tsx'

type AlarmProps = {
  title: string
  /** It was there when the page was: not said aloud in between. */
  isNote?: boolean
  children?: ReactNode
}

/** Something a visitor must not miss before they decide. */
export function Alarm({ title, isNote = false, children }: AlarmProps) {
  return (
    <div className={styles.alarm} role={isNote ? 'note' : 'alert'}>
      <Icon name="warning" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}
