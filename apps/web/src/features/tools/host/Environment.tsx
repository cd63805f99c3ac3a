import { useApp } from '../../../shared/AppContext.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { Claims } from './Claims.tsx'
import { useHost } from './useHost.ts'
import { hostWords } from './words.ts'

/** Where the host says it is, and from where this app lets itself be shown. */
export function Environment() {
  const say = useWords(hostWords)
  const { frameOrigins } = useApp().settings
  const feed = useHost(['environment'], (calls) => calls.getEnvironmentInfo())
  return (
    <Card title={say('environment')} feed={feed} skeleton={<Skeleton rows={2} />}>
      {({ origin }) => (
        <Claims
          caption={say('environment')}
          witness={say('allowed')}
          rows={[
            {
              key: 'origin',
              title: say('origin'),
              says: <bdi dir="ltr">{origin}</bdi>,
              found: <bdi dir="ltr">{frameOrigins.join(' ')}</bdi>,
              // Exactly: a star lets a host show the app, and not speak with it.
              agrees: frameOrigins.includes(origin),
            },
          ]}
        />
      )}
    </Card>
  )
}
