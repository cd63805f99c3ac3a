import type { ReactNode } from 'react'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Claims.module.css'
import { hostWords } from './words.ts'

/** One thing a host says, beside what is found without it. */
export type Claim = {
  key: string
  title: ReactNode
  says: ReactNode
  /** Left out where nobody else can tell, or has told yet. */
  found?: ReactNode
  /** Undefined while there is nothing to compare. */
  agrees?: boolean | undefined
}

type ClaimsProps = {
  caption: string
  /** Who else was asked. */
  witness: string
  rows: readonly Claim[]
  /** Asks the other one again, when there was no answer. */
  onAgain?: (() => void) | false
}

/** What a host says, line by line beside what somebody else does. */
export function Claims({ caption, witness, rows, onAgain }: ClaimsProps) {
  const say = useWords(hostWords)
  return (
    <>
      <table className={styles.claims}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('what')}</span>
            </th>
            <th scope="col">{say('says')}</th>
            <th scope="col">{witness}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, says, found, agrees }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{says}</td>
              <td>
                {found ?? '–'} {agrees !== undefined && <Verdict agrees={agrees} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {onAgain && (
        <p className={styles.note}>
          {say('noWitness')}{' '}
          <Button look="quiet" onClick={onAgain}>
            {say('again')}
          </Button>
        </p>
      )}
    </>
  )
}

function Verdict({ agrees }: { agrees: boolean }) {
  const say = useWords(hostWords)
  return (
    <Tag tone={agrees ? 'good' : 'danger'} icon={agrees ? 'check' : 'warning'}>
      {say(agrees ? 'agrees' : 'differs')}
    </Tag>
  )
}
