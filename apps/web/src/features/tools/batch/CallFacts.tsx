import { size } from 'viem'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import batchStyles from './Batch.module.css'
import type { ReadCall } from './readDraft.ts'
import type { Sender } from './sender.ts'
import { batchWords } from './words.ts'

type CallFactsProps = Sender & { calls: readonly ReadCall[]; total: bigint }

/** Every call in full: each digit of every address, each digit of every amount, all of its data. */
export function CallFacts({ chain, address, calls, total }: CallFactsProps) {
  const say = useWords(batchWords)
  const coin = chain.nativeCurrency
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('from')}</dt>
        <dd>
          <AddressText address={address} chainId={chain.id} full copy={false} />
        </dd>
      </div>
      {calls.map(({ to, value, data }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two calls may be the same but for their order
        <div key={index}>
          <dt>{say('call', { number: index + 1 })}</dt>
          <dd className={batchStyles.facts}>
            <Amount {...coin} value={value} exact />
            <AddressText address={to} chainId={chain.id} full copy={false} />
            {data && (
              <details>
                <summary>{say('data.bytes', { count: size(data) })}</summary>
                <bdi dir="ltr">{data}</bdi>
              </details>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{say('total')}</dt>
        <dd>
          <strong>
            <Amount {...coin} value={total} exact />
          </strong>
        </dd>
      </div>
    </dl>
  )
}
