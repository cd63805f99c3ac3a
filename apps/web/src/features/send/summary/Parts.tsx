import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { BatchLimits } from '../plan/planBatches.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'

type PartsProps = { all: number; left: number; done: number; limits: BatchLimits }

/** That it is too much for one transaction, why, and how far it has come. */
export function Parts({ all, left, done, limits }: PartsProps) {
  const say = useWords(sendWords)
  const locale = useLocale()
  if (all < 2) return null
  const number = (value: number | bigint) => new Intl.NumberFormat(locale).format(value)
  const values = {
    gas: number(limits.gas),
    bytes: `${number(limits.bytes / 1024)} kB`,
    calls: number(limits.calls),
  }
  return (
    <div className={styles.line}>
      <p>
        {done > 0
          ? say('parts.done', { done: all - left, count: all })
          : say('parts.safe', { count: all })}
      </p>
      <p className={styles.quiet}>{say('parts.why', values)}</p>
    </div>
  )
}
