import type { OutboxEntry } from '@countersign/outbox'
import { lazy, Suspense, useState } from 'react'
import { isAddressEqual } from 'viem'
import { accountAt } from '../../../shared/account/accountAt.ts'
import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import type { Sender } from './sender.ts'

/** Fetched by whoever goes on. */
const SendingDialog = lazy(async () => ({
  default: (await import('../../../review/sending/SendingDialog.tsx')).SendingDialog,
}))

/** Calls that were begun together and are not all sent: what is left goes on from where it stands. */
export function BegunRuns({ chain, address }: Sender) {
  const { acts } = useActs()
  const mine = acts.filter(
    (act) =>
      act.kind === 'wallet' && act.chainId === chain.id && isAddressEqual(act.account, address),
  )
  const left = mine.filter(isLeft).map(runOf)
  return [...new Set(left)].map((id) => (
    <BegunRun key={id} {...{ id, chain, address }} run={mine.filter((act) => runOf(act) === id)} />
  ))
}

function BegunRun({
  id,
  run,
  chain,
  address,
}: Sender & { id: string; run: readonly OutboxEntry[] }) {
  const say = useWords(actWords)
  const { resume, forget } = useActs()
  const [isResuming, setResuming] = useState(false)
  const left = run.filter(isLeft)
  const [first, ...others] = left.flatMap(({ call }) =>
    call ? { ...call, value: BigInt(call.value) } : [],
  )
  const isOpen = left.some(({ prompt }) => prompt)
  const isDoubtful = left.some(({ unresolvedSend }) => unresolvedSend)
  return (
    <div className={styles.run}>
      <ol>
        {run.map((act) => (
          <li key={act.id}>
            {act.description} <ActStatus act={act} />
          </li>
        ))}
      </ol>
      {!isOpen && !isDoubtful && (
        <div className={styles.runWays}>
          <Button look="primary" onClick={() => setResuming(true)}>
            {say('way.resume')}
          </Button>
          <Button onClick={() => left.map((act) => forget(act.id))}>{say('way.forget')}</Button>
        </div>
      )}
      {isResuming && first && (
        <Suspense>
          <SendingDialog
            title={say('way.resume')}
            account={accountAt(chain, address)}
            calls={[first, ...others]}
            onSend={({ authorization }) => resume(id, authorization)}
            onDone={() => setResuming(false)}
            onClose={() => setResuming(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const runOf = ({ run, id }: OutboxEntry): string => run?.id ?? id

const isLeft = ({ stage }: OutboxEntry): boolean => stage === 'draft'
