import { isKept, type OutboxEntry, type StoredMessage, toMessageFile } from '@countersign/outbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { type Ended, ResultFault } from '../../../shared/acts/status/ResultFault.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { saveFile } from '../../../shared/format/saveFile.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { useMessageTitle } from '../useMessageTitle.ts'
import { messagesWords } from '../words.ts'
import styles from './Sign.module.css'

/** What was signed here and the gateway does not have: all of the Safe's, or of one message. */
export function KeptMessages({ hash }: { hash?: string }) {
  const say = useWords(messagesWords)
  const { messages, share } = useActs()
  const { chain, address } = useAccount()
  const queries = useQueryClient()
  const { mutate, isPending, data } = useMutation({
    mutationFn: share,
    onSettled: () => queries.invalidateQueries({ queryKey: ['gateway'] }),
  })
  const kept = messages.filter(
    (entry) =>
      isKept(entry) &&
      entry.chainId === chain.id &&
      isAddressEqual(entry.account, address) &&
      (hash === undefined || entry.message?.hash === hash.toLowerCase()),
  )
  const isDone = data?.status === 'done'
  if (kept.length === 0 && !isDone) return null
  return (
    <Panel title={say('kept.title')}>
      <ul className={styles.kept}>
        {kept.map((entry) => (
          <KeptMessage
            key={entry.id}
            entry={entry}
            isBusy={isPending}
            onShare={() => mutate(entry.id)}
          />
        ))}
      </ul>
      {isDone ? (
        <div role="status">{say('kept.shared')}</div>
      ) : (
        <ResultFault result={asRefused(data)} />
      )}
    </Panel>
  )
}

/** That it is kept is what the list says already. */
const asRefused = (ended: Ended | undefined): Ended | undefined =>
  ended?.status === 'kept' ? { ...ended, status: 'refused' } : ended

type KeptMessageProps = { entry: OutboxEntry; isBusy: boolean; onShare: () => void }

function KeptMessage({ entry, isBusy, onShare }: KeptMessageProps) {
  const sayAct = useWords(actWords)
  const title = useMessageTitle()
  const { forget } = useActs()
  const { content = '' }: Partial<StoredMessage> = entry.message ?? {}
  return (
    <li>
      <p className={styles.what}>
        <bdi>{title(content)}</bdi>
        {entry.signatures.map(({ signer }) => (
          <AddressText key={signer} address={signer} chainId={entry.chainId} />
        ))}
      </p>
      <div className={styles.buttons}>
        <Button look="primary" busy={isBusy} onClick={onShare}>
          {sayAct('way.share')}
        </Button>
        <Button
          onClick={() => saveFile('safe-message.json', toMessageFile(entry), 'application/json')}
        >
          {sayAct('way.save')}
        </Button>
        <Button look="quiet" onClick={() => forget(entry.id)}>
          {sayAct('way.forget')}
        </Button>
      </div>
    </li>
  )
}
