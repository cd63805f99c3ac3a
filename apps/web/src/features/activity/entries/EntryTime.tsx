import { dateFormat } from '../../../shared/format/formats.ts'
import { formatDateTime } from '../../../shared/format/formatTime.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import styles from './Entry.module.css'

type EntryTimeProps = { time: number; isDate?: boolean }

/** When it happened: the time below a day's heading, the date where there is none. */
export function EntryTime({ time, isDate = false }: EntryTimeProps) {
  const locale = useLocale()
  const style = isDate ? { dateStyle: 'medium' as const } : { timeStyle: 'short' as const }
  const text = dateFormat(locale, style).format(time)
  return (
    <time
      className={styles.quiet}
      dateTime={new Date(time).toISOString()}
      title={isDate ? formatDateTime(time, locale) : undefined}
    >
      {text}
    </time>
  )
}
