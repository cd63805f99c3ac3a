import type { OutboxEntry } from '@countersign/outbox'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatEther } from 'viem'
import { ActStatus } from '../../shared/acts/status/ActStatus.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './NewSafePage.module.css'
import type { Site } from './readSite.ts'
import type { ChainSite } from './useSites.ts'
import { newSafeWords } from './words.ts'

type NetworkRowProps = {
  network: ChainSite
  act: OutboxEntry | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One network: whether it is to be made there, and whether it is there. */
export function NetworkRow({ network, act, isChosen, onChoose }: NetworkRowProps) {
  const say = useWords(newSafeWords)
  const { chain, site, isFailed, retry } = network
  const isThere = site?.status === 'created'
  // What an act has done is looked for at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only when the act has moved
  useEffect(() => {
    if (act?.stage === 'confirming' || act?.stage === 'done') void retry()
  }, [act?.stage])
  return (
    <li className={styles.network} data-site={site?.status}>
      <div className={styles.networkLine}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          {chain.name}
        </label>
        {isThere && (
          <span className={styles.there}>
            <Tag tone="good" icon="check">
              {say('site.created')}
            </Tag>
            <Link
              to="/$account"
              params={{ account: `${chain.shortName}:${site.planned.address}` }}
              aria-label={say('open.name', { chain: chain.name })}
            >
              {say('open')}
            </Link>
          </span>
        )}
      </div>
      {site && !isThere && <SiteText site={site} network={network} />}
      {isFailed && (
        <p className={styles.quiet}>
          {say('site.failed')} <Button onClick={() => retry()}>{say('site.retry')}</Button>
        </p>
      )}
      {act && !isThere && <ActStatus act={act} />}
    </li>
  )
}

function SiteText({ site, network: { chain } }: { site: Site; network: ChainSite }) {
  const say = useWords(newSafeWords)
  if (site.status === 'free') {
    const { symbol } = chain.nativeCurrency
    return (
      <p className={styles.quiet}>
        {site.balance > 0n
          ? say('site.waits', { amount: formatEther(site.balance), symbol })
          : say('site.free')}
      </p>
    )
  }
  if (site.status === 'lacking') return <p className={styles.warn}>{say('site.lacking')}</p>
  if (site.status === 'strange') return <p className={styles.bad}>{say('site.strange')}</p>
  if (site.status !== 'differs') return null
  return (
    <p className={styles.bad} role="alert">
      {say('site.differs')}{' '}
      {site.said && <AddressText address={site.said} chainId={chain.id} full copy={false} />}
    </p>
  )
}
