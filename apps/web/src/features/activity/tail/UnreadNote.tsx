import { formatDay } from '../../../shared/format/formatTime.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ActivityPage } from '../activitySource.ts'
import { activityWords } from '../words.ts'

/** Says that something may be missing, where the gateway could not read a block whole. */
export function UnreadNote({ unread = [] }: Pick<ActivityPage, 'unread'>) {
  const say = useWords(activityWords)
  const locale = useLocale()
  const [latest] = unread
  if (!latest) return null
  const facts = {
    count: unread.length,
    block: String(latest.blockNumber),
    date: formatDay(latest.timestamp, locale),
  }
  return <Alarm title={say('unread', facts)} isNote />
}
