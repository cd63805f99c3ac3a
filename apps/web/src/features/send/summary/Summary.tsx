import { type Dispatch, useEffect } from 'react'
import { useQueued } from '../../../review/proposal/useQueued.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { Section } from '../../../shared/ui/sections/Section.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftEvent } from '../draft/draftReducer.ts'
import { TextField } from '../items/TextField.tsx'
import { limitsFor, planBatches } from '../plan/planBatches.ts'
import { useBlockGas } from '../plan/useBlockGas.ts'
import type { DraftRead } from '../read/readDraft.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'
import { Cost } from './Cost.tsx'
import { NonceField } from './NonceField.tsx'
import { Parts } from './Parts.tsx'
import { Submit } from './Submit.tsx'
import { Totals } from './Totals.tsx'

type SummaryProps = {
  draft: Draft
  read: DraftRead
  dispatch: Dispatch<DraftEvent>
  /** The visitor wants to send, and something is not right yet. */
  onTried: () => void
}

/** The gateway keeps no longer ones. */
const LONGEST_NOTE = 200

/** What will happen, what it costs, and the one button that makes it happen. */
export function Summary({ draft, read, dispatch, onTried }: SummaryProps) {
  const say = useWords(sendWords)
  const account = useAccount()
  const { kind } = useAccountState(account)
  const limits = limitsFor(useBlockGas(account.chain.id))
  const queued = useQueued(draft.nonce)
  const isSafe = kind === 'safe'
  // The Safe around the page has no room for a note, and chooses the nonce.
  const isItself = useIsItself(account)
  const all = isSafe ? planBatches(read.calls, limits) : [[...read.calls]]
  const left = isSafe ? planBatches(read.calls.slice(draft.done), limits) : all
  // What cannot be shown yet is not asked for either.
  const isUnplaced = isSafe && !isItself && draft.nonce !== null && !queued.nonces
  const isPast = draft.nonce !== null && queued.nonces?.asked === null
  useEffect(() => {
    if (isPast) dispatch({ type: 'nonceChosen', nonce: null })
  }, [isPast, dispatch])
  const isLong = draft.note.length > LONGEST_NOTE
  const handOver = (count: number) => {
    const isAll = draft.done + count >= read.calls.length
    dispatch(isAll ? { type: 'cleared' } : { type: 'handedOver', count })
  }
  return (
    <Section title={say('summary')}>
      <div className={styles.body}>
        <Totals read={read} />
        {/* A wallet has less to fill in: a button that stood already would jump. */}
        {kind === undefined && <Skeleton rows={3} rowHeight={72} />}
        {isSafe && isItself && (
          <Parts all={all.length} left={left.length} limits={limits} done={draft.done} />
        )}
        {isSafe && !isItself && (
          <>
            <TextField
              label={say('note')}
              text={draft.note}
              fault={isLong && say('note.long', { most: LONGEST_NOTE })}
              onText={(note) => dispatch({ type: 'noteChanged', note: note.slice(0, 1_000) })}
            />
            <NonceField
              queued={queued}
              onNonce={(nonce) => dispatch({ type: 'nonceChosen', nonce })}
            />
            <Parts all={all.length} left={left.length} limits={limits} done={draft.done} />
          </>
        )}
        {read.calls.length > 0 && <Cost batches={left} />}
        {kind !== undefined && (
          <Submit
            {...{ draft, read, onTried }}
            part={left[0] ?? []}
            number={all.length - left.length + 1}
            count={all.length}
            nonce={queued.nonces?.shown.nonce ?? null}
            isBlocked={isLong || isUnplaced}
            onHandedOver={handOver}
          />
        )}
      </div>
    </Section>
  )
}
