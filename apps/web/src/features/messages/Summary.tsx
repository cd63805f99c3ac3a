import { type Message, wordKey } from '@countersign/gateway'
import type { Proposer } from '@countersign/judge'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { formatDateTime } from '../../shared/format/formatTime.ts'
import { ClaimedText } from '../../shared/transaction/ClaimedText.tsx'
import { gatewayWords } from '../../shared/transaction/gatewayWords.ts'
import { ProposerText } from '../../shared/transaction/ProposerText.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Fact, Facts } from '../../shared/ui/tables/Facts.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { readOrigin } from './readOrigin.ts'
import { useMessageTitle } from './useMessageTitle.ts'
import { messagesWords } from './words.ts'

type SummaryProps = {
  message: Message
  proposer: Proposer
  /** As it was found here; null as long as nothing was. */
  status: Message['status'] | null
}

/** A message at a glance. */
export function Summary({ message, proposer, status }: SummaryProps) {
  const say = useWords(messagesWords)
  const sayWord = useWords(gatewayWords)
  const locale = useLocale()
  const { chain } = useAccount()
  const title = useMessageTitle()
  const { creationTimestamp, modifiedTimestamp, name } = message
  const origin = readOrigin(message.origin)
  const asker = [name ?? origin?.name, origin?.host].filter(Boolean).join(' · ')
  const time = (moment: number) => (
    <time dateTime={new Date(moment).toISOString()}>{formatDateTime(moment, locale)}</time>
  )
  return (
    <>
      <p className={styles.headline}>
        <bdi>{title(message.message)}</bdi>
      </p>
      <Facts>
        <Fact name={say('fact.status')}>
          <Tag tone={status === 'CONFIRMED' ? 'good' : status ? 'warn' : 'plain'}>
            {sayWord(wordKey('messageStatus', status ?? message.status))}
          </Tag>
        </Fact>
        <Fact name={say('fact.asker')}>
          {asker ? (
            <ClaimedText proposer={proposer} text={asker} />
          ) : (
            <span className={styles.quiet}>{say('fact.asker.unknown')}</span>
          )}
        </Fact>
        <Fact name={say('fact.proposer')}>
          <ProposerText proposer={proposer} chainId={chain.id} />
        </Fact>
        <Fact name={say('fact.created')}>{time(creationTimestamp)}</Fact>
        <Fact name={say('fact.modified')}>{time(modifiedTimestamp)}</Fact>
      </Facts>
    </>
  )
}
