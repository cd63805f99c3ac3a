import { type SessionEntry, SignInError } from '@countersign/core/auth'
import { useSignOut } from '@countersign/kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { formatAge, formatDateTime } from '../../shared/format/formatTime.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { describeDevice } from './describeDevice.ts'
import styles from './PreferencesPage.module.css'
import { preferencesWords } from './words.ts'

/** The browsers in which this account is signed in, and the way out of one or all. */
export function SessionList() {
  const say = useWords(preferencesWords)
  const { auth } = useApp()
  const { address } = useConnection()
  const signOut = useSignOut()
  const feed = useQuery({
    queryKey: ['sessions', address],
    queryFn: auth.sessions,
    staleTime: 0,
    meta: { private: true },
  })
  const everywhere = useMutation({
    mutationFn: async () => {
      await auth.signOutEverywhere()
      await signOut?.()
    },
  })
  // Signed out from elsewhere: what this page still believes is out of date.
  const isOver = feed.error instanceof SignInError && feed.error.status === 401
  useEffect(() => {
    if (isOver) void signOut?.()
  }, [isOver, signOut])
  return (
    <Card title={say('sessions')} feed={feed} skeleton={<Skeleton rows={2} rowHeight={72} />}>
      {(sessions) => (
        <>
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
          <div className={styles.foot}>
            <Button onClick={signOut}>{say('sessions.signOut')}</Button>
            <Button busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
              {say('sessions.everywhere')}
            </Button>
            <span role="alert">{everywhere.isError && say('sessions.failed')}</span>
          </div>
        </>
      )}
    </Card>
  )
}

function Session({ session }: { session: SessionEntry }) {
  const say = useWords(preferencesWords)
  const locale = useLocale()
  const { browser, system } = describeDevice(session.userAgent)
  const unknown = say('sessions.unknown')
  return (
    <li>
      <span>
        <strong>
          {say('sessions.device', { browser: browser ?? unknown, system: system ?? unknown })}
        </strong>{' '}
        {session.current && <Tag tone="good">{say('sessions.current')}</Tag>}
      </span>
      <span className={styles.quiet}>
        {say('sessions.since', { time: formatDateTime(Date.parse(session.createdAt), locale) })}
        {' · '}
        {say('sessions.seen', {
          age: formatAge(Date.parse(session.lastSeenAt), Date.now(), locale),
        })}
      </span>
    </li>
  )
}
