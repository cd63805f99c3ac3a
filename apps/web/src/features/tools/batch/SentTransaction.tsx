import type { Transaction } from '@countersign/core/transactions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/AppContext.ts'
import { formatDateTime } from '../../../shared/format/formatTime.ts'
import { hostCalls } from '../../../shared/host/hostCalls.ts'
import { Tag, type Tone } from '../../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import { type Life, lifeOf } from './lifeOf.ts'
import { SentHash } from './SentHash.tsx'
import type { Sender } from './sender.ts'
import { batchWords } from './words.ts'

/** As often as the kit looks for a receipt. */
const EVERY_MS = 4_000

type SentTransactionProps = Sender & { transaction: Transaction; isInSafe: boolean }

/** One thing that was sent, where it stands, and under which hashes it can be found. */
export function SentTransaction({ chain, address, transaction, isInSafe }: SentTransactionProps) {
  const say = useWords(batchWords)
  const locale = useLocale()
  const { countersign } = useApp()
  const { hash, description, addedAt, status } = transaction
  const proposal = useQuery({
    queryKey: ['host', 'transaction', hash],
    queryFn: async () => (await hostCalls(countersign)).getTxBySafeTxHash(hash),
    enabled: isInSafe && status === 'pending',
    refetchInterval: EVERY_MS,
    meta: { private: true },
    gcTime: 0,
  })
  const life = lifeOf(transaction, proposal.data)
  const mined = 'mined' in life ? life.mined : undefined
  return (
    <li data-sent={hash}>
      <p className={styles.line}>
        <bdi>{description}</bdi>
        <span role="status">
          <Tag tone={toneOf(life)}>{sayLife()}</Tag>
        </span>
        <time dateTime={new Date(addedAt).toISOString()}>{formatDateTime(addedAt, locale)}</time>
      </p>
      {isInSafe && <SentHash label={say('safeTx')} hash={hash} />}
      {(mined || !isInSafe) && (
        <SentHash label={say('transaction')} hash={mined ?? hash} explorer={chain.explorer} />
      )}
      {isInSafe && (
        <Link to="/$account/tx/$id" params={{ account: `${chain.shortName}:${address}`, id: hash }}>
          {say('open')}
        </Link>
      )}
    </li>
  )

  function sayLife(): string {
    if (life.at === 'failed') return say(`life.${life.reason}`)
    return say(`life.${life.at}`, life.at === 'signatures' ? { ...life } : {})
  }
}

const toneOf = ({ at }: Life): Tone =>
  at === 'confirmed' ? 'good' : at === 'failed' ? 'danger' : 'accent'
