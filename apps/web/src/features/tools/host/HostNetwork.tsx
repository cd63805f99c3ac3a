import { useApp } from '../../../shared/AppContext.ts'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { type Claim, Claims } from './Claims.tsx'
import { hostChain } from './hostAnswers.ts'
import { parseAnswer } from './parseAnswer.ts'
import { useHost } from './useHost.ts'
import { hostWords } from './words.ts'

/** The Safe's network as the host introduces it, beside how this app was set up. */
export function HostNetwork() {
  const say = useWords(hostWords)
  const { chains } = useApp().appConfig
  const feed = useHost(['network'], async (calls) =>
    parseAnswer(hostChain, await calls.getChainInfo()),
  )
  return (
    <Card title={say('network')} feed={feed} skeleton={<Skeleton rows={4} />}>
      {(told) => {
        const ours = chains.find(({ id }) => id === told.chainId)
        const row = (key: 'number' | 'name' | 'coin', says: string, found?: string): Claim => ({
          key,
          title: say(key),
          says: <bdi>{says}</bdi>,
          found: found && <bdi>{found}</bdi>,
          agrees: found === undefined ? undefined : says === found,
        })
        return (
          <Claims
            caption={say('network')}
            witness={say('app')}
            rows={[
              row('number', String(told.chainId), ours && String(ours.id)),
              row('name', told.chainName, ours?.name),
              row('coin', coinOf(told.nativeCurrency), ours && coinOf(ours.nativeCurrency)),
            ]}
          />
        )
      }}
    </Card>
  )
}

/** With its decimals: they decide how much an amount is. */
const coinOf = ({ symbol, decimals }: { symbol: string; decimals: number }) =>
  `${symbol} (${decimals})`
