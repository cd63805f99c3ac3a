import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { ResultFault } from '../../../shared/acts/ResultFault.tsx'
import { actWords } from '../../../shared/acts/words.ts'
import { saveFile } from '../../../shared/format/saveFile.ts'
import type { SignedMessage } from '../../../shared/local/createMemory.ts'
import { samePlace } from '../../../shared/local/samePlace.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { useMessageTitle } from '../useMessageTitle.ts'
import { messagesWords } from '../words.ts'
import { isSame } from './keepSigned.ts'
import styles from './Sign.module.css'
import { toMessageFile } from './toMessageFile.ts'

/** What was signed here and the gateway does not have: all of the Safe's, or of one message. */
export function KeptMessages({ hash }: { hash?: string }) {
  const say = useWords(messagesWords)
  const { gateway, memory } = useApp()
  const { chain, address } = useAccount()
  const queries = useQueryClient()
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (record: SignedMessage) =>
      (await import('./wallet.ts')).shareSigned({ gateway, signed: memory.signedMessages }, record),
    onSettled: () => queries.invalidateQueries({ queryKey: ['gateway'] }),
  })
  const kept = useStore(memory.signedMessages).filter(
    (each) =>
      samePlace(each, { chainId: chain.id, address }) &&
      (hash === undefined || each.hash === hash.toLowerCase()),
  )
  const isDone = data?.status === 'done'
  if (kept.length === 0 && !isDone) return null
  return (
    <Panel title={say('kept.title')}>
      <ul className={styles.kept}>
        {kept.map((record) => (
          <KeptMessage
            key={`${record.hash}${record.signer}`}
            record={record}
            isBusy={isPending}
            onShare={() => mutate(record)}
          />
        ))}
      </ul>
      {isDone ? (
        <div role="status">{say('kept.shared')}</div>
      ) : (
        <ResultFault result={data && { ...data, status: 'refused' }} />
      )}
    </Panel>
  )
}

type KeptMessageProps = { record: SignedMessage; isBusy: boolean; onShare: () => void }

function KeptMessage({ record, isBusy, onShare }: KeptMessageProps) {
  const sayAct = useWords(actWords)
  const title = useMessageTitle()
  const { signedMessages } = useApp().memory
  const forget = () => signedMessages.update((all) => all.filter((each) => !isSame(each, record)))
  return (
    <li>
      <p className={styles.what}>
        <bdi>{title(record.message)}</bdi>
        <AddressText address={record.signer} chainId={record.chainId} />
      </p>
      <div className={styles.buttons}>
        <Button look="primary" busy={isBusy} onClick={onShare}>
          {sayAct('way.share')}
        </Button>
        <Button
          onClick={() => saveFile('safe-message.json', toMessageFile(record), 'application/json')}
        >
          {sayAct('way.save')}
        </Button>
        <Button look="quiet" onClick={forget}>
          {sayAct('way.forget')}
        </Button>
      </div>
    </li>
  )
}
