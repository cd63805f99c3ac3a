import { useApp } from '../../../shared/AppContext.ts'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { Claims } from './Claims.tsx'
import { isAllowed } from './isAllowed.ts'
import { useHost } from './useHost.ts'
import { hostWords } from './words.ts'

/** Where the host says it is, and from where this app lets itself be shown. */
export function Environment() {
  const say = useWords(hostWords)
  const { frameOrigins } = useApp().appConfig
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
              found: <Allowed origins={frameOrigins} isAmong={isAllowed(origin, frameOrigins)} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

type AllowedProps = { origins: readonly string[]; isAmong: boolean }

function Allowed({ origins, isAmong }: AllowedProps) {
  const say = useWords(hostWords)
  return (
    <>
      <bdi dir="ltr">{origins.join(' ')}</bdi>{' '}
      <Tag tone={isAmong ? 'good' : 'danger'} icon={isAmong ? 'check' : 'warning'}>
        {say(isAmong ? 'isAllowed' : 'isForeign')}
      </Tag>
    </>
  )
}
