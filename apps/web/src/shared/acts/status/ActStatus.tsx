import { isElsewhere, isKept, type OutboxEntry, type Stage, toSafeFile } from '@countersign/outbox'
import { lazy, Suspense } from 'react'
import { saveFile } from '../../format/saveFile.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Tag, type Tone } from '../../ui/signs/Tag.tsx'
import { useWords } from '../../words/useWords.ts'
import { useActs } from '../useActs.ts'
import { actWords } from '../words.ts'
import styles from './ActStatus.module.css'
import { faultDetails, sayFault, sayStage } from './sayFault.ts'
import { useIsStuck } from './useIsStuck.ts'

/** Fetched for what is stuck. */
const ReplaceWays = lazy(async () => ({
  default: (await import('./ReplaceWays.tsx')).ReplaceWays,
}))

const TONES: Readonly<Partial<Record<Stage, Tone>>> = {
  ready: 'accent',
  sent: 'accent',
  confirming: 'accent',
  done: 'good',
  indexed: 'good',
  failed: 'danger',
  dropped: 'warn',
}

/** Where an act stands, what went wrong with it, and every way on. */
export function ActStatus({ act }: { act: OutboxEntry }) {
  const say = useWords(actWords)
  const isStuck = useIsStuck(act)
  const { fault, unresolvedSend, prompt, stage } = act
  const isDoubtful = unresolvedSend !== null || isStuck || isElsewhere(act)
  const details = fault && faultDetails(fault)
  return (
    <div className={styles.status} data-act={unresolvedSend ? 'doubt' : prompt ? 'asking' : stage}>
      <p className={styles.line}>
        <Tag tone={isDoubtful ? 'warn' : (TONES[stage] ?? 'plain')}>
          {sayStage(say, act, isStuck)}
        </Tag>
        {fault && <span>{sayFault(say, fault)}</span>}
        {unresolvedSend && <span>{say('way.doubt')}</span>}
        {isKept(act) && <span>{say('way.kept')}</span>}
        {details && <bdi className={styles.details}>{details}</bdi>}
      </p>
      <Ways act={act} isStuck={isStuck} />
    </div>
  )
}

function Ways({ act, isStuck }: { act: OutboxEntry; isStuck: boolean }) {
  const say = useWords(actWords)
  const acts = useActs()
  const { id, prompt, unresolvedSend, fault } = act
  const isHere = isKept(act) && !prompt
  const isUnsure = unresolvedSend !== null || isElsewhere(act)
  // Whose signature it is stays in sight until somebody has seen it.
  const isOther = fault?.answered !== undefined
  const isUnwritten = fault?.kind === 'notWritten'
  if (!prompt && !isUnsure && !isHere && !isStuck && !isOther && !isUnwritten) return null
  return (
    <div className={styles.ways}>
      {prompt && <Button onClick={() => acts.giveUp(id)}>{say('way.stop')}</Button>}
      {isUnsure && <Button onClick={() => acts.look(id)}>{say('way.look')}</Button>}
      {isUnsure && <Button onClick={() => acts.declareNotSent(id)}>{say('way.notSent')}</Button>}
      {isOther && <Button onClick={() => acts.dismiss(id)}>{say('way.again')}</Button>}
      {isUnwritten && (
        <Button onClick={() => acts.acceptUnwritten(id)}>{say('way.unwritten')}</Button>
      )}
      {isHere && <Button onClick={() => acts.share(id)}>{say('way.share')}</Button>}
      {isHere && (
        <Button onClick={() => saveFile('safe-tx.json', toSafeFile(act), 'application/json')}>
          {say('way.save')}
        </Button>
      )}
      {isStuck && !isUnsure && (
        <Suspense>
          <ReplaceWays act={act} />
        </Suspense>
      )}
    </div>
  )
}
