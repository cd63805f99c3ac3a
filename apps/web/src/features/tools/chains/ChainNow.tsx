import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatGwei } from 'viem'
import { useConfig } from 'wagmi'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { formatAge } from '../../../shared/format/formatTime.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { readChainState } from './readChainState.ts'

/** Five facts of one line each, and the button. */
const HEIGHT = 320

type ChainNowProps = {
  chain: ChainConfig
  /** What the server finds; undefined when it does not say. */
  isReady: boolean | undefined
}

/** A chain at this moment: its latest block, what gas costs, how fast its node answers. */
export function ChainNow({ chain, isReady }: ChainNowProps) {
  const say = useWords(toolsWords)
  const locale = useLocale()
  const feed = useQuery({
    ...chainQuery(useConfig(), chain.id, ['state'], (client) => readChainState(client)),
    meta: { private: true },
    staleTime: 0,
  })
  const number = new Intl.NumberFormat(locale)
  const gwei = (wei: bigint) => say('chains.gwei', { amount: formatGwei(wei) })
  return (
    <Card
      title={chain.name}
      feed={feed}
      skeleton={<Skeleton rows={1} rowHeight={HEIGHT} />}
      aside={
        isReady !== undefined && (
          <Tag tone={isReady ? 'good' : 'danger'}>
            {say(isReady ? 'chains.ready' : 'chains.notReady')}
          </Tag>
        )
      }
    >
      {({ block, time, gasPrice, baseFee, latency }) => (
        <div className={styles.now}>
          <dl className={styles.facts}>
            <Fact title={say('chains.block')}>
              {number.format(block)} · {formatAge(time, Date.now(), locale)}
            </Fact>
            <Fact title={say('chains.gasPrice')}>{gwei(gasPrice)}</Fact>
            <Fact title={say('chains.baseFee')}>
              {baseFee === null ? say('chains.noBaseFee') : gwei(baseFee)}
            </Fact>
            <Fact title={say('chains.latency')}>{say('chains.ms', { ms: latency })}</Fact>
          </dl>
          <Button busy={feed.isFetching} onClick={() => feed.refetch()}>
            {say('again')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
