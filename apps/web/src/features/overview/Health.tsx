import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { compareSources } from '../../shared/safety/compareSources.ts'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './OverviewPage.module.css'
import { overviewWords } from './words.ts'

/** Whether a Safe is sound: read from the chain, and laid beside what the gateway says. */
export function Health() {
  const say = useWords(overviewWords)
  const { chain } = useAccountState(useAccount())
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  return (
    <Card title={say('health')} feed={{ ...chain, data: safe }} skeleton={<Skeleton rows={5} />}>
      {(found) => <Facts safe={found} />}
    </Card>
  )
}

function Facts({ safe }: { safe: SafeOnChain }) {
  const say = useWords(overviewWords)
  const modules = safe.modules?.length ?? 0
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('health.signers')}</dt>
        <dd>
          {say('health.signers.value', { threshold: safe.threshold, owners: safe.owners.length })}
        </dd>
      </div>
      <div>
        <dt>{say('health.version')}</dt>
        <dd>
          {safe.version} <Implementation />
        </dd>
      </div>
      <div>
        <dt>{say('health.modules')}</dt>
        <dd>
          {modules === 0 ? (
            say('health.modules.none')
          ) : (
            <Tag tone="warn">{say('health.modules.some', { count: modules })}</Tag>
          )}
        </dd>
      </div>
      <div>
        <dt>{say('health.guard')}</dt>
        <dd>{say(safe.guard ? 'health.guard.some' : 'health.guard.none')}</dd>
      </div>
      <div>
        <dt>{say('health.sources')}</dt>
        <dd>
          <Sources safe={safe} />
        </dd>
      </div>
    </dl>
  )
}

/** Whether it is a Safe's code, its own and that which it runs. */
function Implementation() {
  const say = useWords(overviewWords)
  const account = useAccountState(useAccount()).chain.data
  if (account?.kind !== 'safe') return null
  return account.identity.verdict === 'official' ? (
    <Tag tone="good">{say('health.official')}</Tag>
  ) : (
    <Tag tone="warn" icon="warning">
      {say('health.unknownCode')}
    </Tag>
  )
}

function Sources({ safe }: { safe: SafeOnChain }) {
  const say = useWords(overviewWords)
  const { gateway } = useAccountState(useAccount())
  if (!gateway.data) return gateway.isError ? <Tag>{say('health.oneSource')}</Tag> : '…'
  const fields = compareSources(gateway.data, safe)
  if (fields.length === 0) return <Tag tone="good">{say('health.agree')}</Tag>
  const names = fields.map((field) => say(`field.${field}`)).join(', ')
  return (
    <Tag tone="danger" icon="warning">
      {say('health.differ', { fields: names })}
    </Tag>
  )
}
