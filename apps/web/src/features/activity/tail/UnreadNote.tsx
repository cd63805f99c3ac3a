import { formatDay } from '../../../shared/format/formatTime.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ActivityPage } from '../activitySource.ts'
import { activityWords } from '../words.ts'

type UnreadNoteProps = Pick<ActivityPage, 'unread' | 'notReadBefore'>

/** Says what may be missing: blocks that could not be read whole, and those that nobody has read. */
export function UnreadNote({ unread = [], notReadBefore }: UnreadNoteProps) {
  const say = useWords(activityWords)
  const locale = useLocale()
  const [latest] = unread
  return (
    <>
      {notReadBefore !== undefined && (
        <Alarm title={say('notReadBefore', { block: String(notReadBefore) })} isNote />
      )}
      {latest && (
        <Alarm
          title={say('unread', {
            count: unread.length,
            block: String(latest.blockNumber),
            date: formatDay(latest.timestamp, locale),
          })}
          isNote
        />
      )}
    </>
  )
}
