import { type Message, wordKey } from '@countersign/gateway'
import { isAlarming } from '@countersign/judge'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { dateFormat } from '../../shared/format/formats.ts'
import { gatewayWords } from '../../shared/transaction/gatewayWords.ts'
import { transactionWords } from '../../shared/transaction/words.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { readTyped } from './readTyped.ts'
import { useMessageTitle } from './useMessageTitle.ts'
import { useSignIn } from './useSignIn.ts'
import { messagesWords } from './words.ts'

/** A message in the list: what, how far, and whether something is wrong with it. */
export function MessageRow({ message }: { message: Message }) {
  const say = useWords(messagesWords)
  const sayWord = useWords(gatewayWords)
  const sayShared = useWords(transactionWords)
  const locale = useLocale()
  const { path } = useAccount()
  const title = useMessageTitle()
  const signIn = useSignIn(message)
  const alarm = signIn.kind === 'signIn' ? signIn.checks.find(isAlarming) : undefined
  const isPartlySigned = (readTyped(message.message)?.unsigned.length ?? 0) > 0
  const { messageHash, status, creationTimestamp } = message
  const counts = { given: message.confirmationsSubmitted, required: message.confirmationsRequired }
  return (
    <div className={styles.row}>
      <Link to="/$account/msg/$hash" params={{ account: path, hash: messageHash }}>
        <bdi>{title(message.message)}</bdi>
      </Link>
      <span className={styles.marks}>
        {alarm && (
          <Tag tone="danger" icon="warning">
            {say(`check.${alarm}`, signIn.kind === 'signIn' ? signIn.names : {})}
          </Tag>
        )}
        {signIn.kind === 'broken' && (
          <Tag tone="danger" icon="warning">
            {say('signIn.broken')}
          </Tag>
        )}
        {isPartlySigned && (
          <Tag tone="danger" icon="warning">
            {say('typed.unsigned')}
          </Tag>
        )}
        {message.confirmations.length === 0 && (
          <Tag tone="danger" icon="warning">
            {sayShared('proposer.stranger')}
          </Tag>
        )}
        <span className={styles.quiet}>{say('signed', counts)}</span>
        {/* Nobody has judged its signatures here: what is green is found on its page. */}
        <Tag tone={status === 'CONFIRMED' ? 'plain' : 'warn'}>
          {sayWord(wordKey('messageStatus', status))}
        </Tag>
        <time className={styles.quiet} dateTime={new Date(creationTimestamp).toISOString()}>
          {dateFormat(locale, { timeStyle: 'short' }).format(creationTimestamp)}
        </time>
      </span>
    </div>
  )
}
