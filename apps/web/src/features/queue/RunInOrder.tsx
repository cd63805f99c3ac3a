import type { OutboxResult } from '@countersign/outbox'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Outcome } from '../../shared/acts/status/Outcome.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { uiWords } from '../../shared/ui/words.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'
import { ExecuteGreen } from './ExecuteGreen.tsx'
import { type InLine, runAt } from './runAt.ts'
import { useAhead } from './useAhead.ts'

type RunInOrderProps = {
  line: readonly InLine[]
  /** The Safe's own. */
  nonce: number
  onClose: () => void
}

/**
 * Executes several one after the other: rehearsed ahead as one, then each judged like on its own page when it
 * is next. It ends at the first about which something is not green.
 */
export function RunInOrder({ line, nonce, onClose }: RunInOrderProps) {
  const say = useWords(queueActionWords)
  const sayUi = useWords(uiWords)
  const { path } = useAccount()
  const ahead = useAhead(line.map(({ id }) => id))
  const [ended, setEnded] = useState<Readonly<Record<string, OutboxResult | 'look'>>>({})
  const at = runAt({ line, nonce, ahead, ended })
  const result = at.state === 'stopped' ? ended[at.id] : undefined
  return (
    <>
      {at.state === 'executing' ? (
        <>
          <p>{say('all.at', { nonce: at.nonce })}</p>
          <ExecuteGreen
            key={at.id}
            id={at.id}
            onEnd={(end) => setEnded((before) => ({ ...before, [at.id]: end }))}
          />
        </>
      ) : at.state === 'stopped' ? (
        <>
          <p role="status">
            {say(`all.stopped.${at.why}`, { nonce: at.nonce })}{' '}
            <Link to="/$account/tx/$id" params={{ account: path, id: at.id }}>
              {say('all.review')}
            </Link>
          </p>
          <Outcome result={result === 'look' ? undefined : result} />
        </>
      ) : (
        <p role="status">
          {say(`all.${at.state}`, { count: line.length, nonce: 'nonce' in at ? at.nonce : '' })}
        </p>
      )}
      {(at.state === 'stopped' || at.state === 'done') && (
        <Button onClick={onClose}>{sayUi('close')}</Button>
      )}
    </>
  )
}
