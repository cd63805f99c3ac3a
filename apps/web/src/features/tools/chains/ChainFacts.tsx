import { type Chain, wordKey } from '@countersign/gateway'
import { gatewayWords } from '../../../shared/transaction/gatewayWords.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'

/** A chain as the gateway introduces it: what its Safes can do there. */
export function ChainFacts({ chain }: { chain: Chain }) {
  const say = useWords(toolsWords)
  const sayWord = useWords(gatewayWords)
  const { chainId, chainName, shortName, nativeCurrency, features } = chain
  return (
    <section className={styles.chain}>
      <h3>
        <bdi>{chainName}</bdi>{' '}
        <span className={styles.quiet}>
          {chainId} · <bdi>{shortName}</bdi>
        </span>{' '}
        {chain.l2 && <Tag>{say('chains.l2')}</Tag>}{' '}
        {chain.isTestnet && <Tag>{say('chains.test')}</Tag>}
      </h3>
      <p className={styles.quiet}>
        {say('chains.coin', { name: nativeCurrency.name, symbol: nativeCurrency.symbol })}{' '}
        {chain.recommendedMasterCopyVersion &&
          say('chains.version', { version: chain.recommendedMasterCopyVersion })}
      </p>
      <ul className={styles.features} aria-label={say('chains.features')}>
        {features.map((feature) => (
          <li key={feature}>
            <Tag>{wordOf(feature, sayWord)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SayWord = ReturnType<typeof useWords<typeof gatewayWords.english>>

/** A feature by its words; of one that nobody has words for, the gateway's own name beside ours. */
function wordOf(feature: string, sayWord: SayWord): string {
  const key = wordKey('chainFeature', feature)
  const isNew = key.endsWith('UNKNOWN') && feature !== 'UNKNOWN'
  return isNew ? `${sayWord(key)} ${feature}` : sayWord(key)
}
