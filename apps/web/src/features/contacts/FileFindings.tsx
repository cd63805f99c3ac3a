import { visibleText } from '@countersign/judge'
import type { ReactNode } from 'react'
import { nameWords } from '../../shared/safety/nameWords.ts'
import { Tag, type Tone } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ContactsPage.module.css'
import type { RowFault } from './parseContacts.ts'
import type { ImportPlan } from './planImport.ts'
import { contactsWords } from './words.ts'

type FileFindingsProps = {
  faults: readonly RowFault[]
  plan: ImportPlan
  choices: {
    takeNames: boolean
    setTakeNames: (take: boolean) => void
    takeLookAlikes: boolean
    setTakeLookAlikes: (take: boolean) => void
    takeOddNames: boolean
    setTakeOddNames: (take: boolean) => void
  }
}

/** What in a file needs a decision, or is no contact: each by its line. */
export function FileFindings({ faults, plan, choices }: FileFindingsProps) {
  const say = useWords(contactsWords)
  const { takeNames, setTakeNames, takeLookAlikes, setTakeLookAlikes } = choices
  const { takeOddNames, setTakeOddNames } = choices
  const sayName = useWords(nameWords)
  return (
    <>
      <Finding
        tone="danger"
        title={say('import.lookAlikes', { count: plan.lookAlikes.length })}
        lines={plan.lookAlikes.map(({ line, contact, of }) => ({
          line,
          text: say('import.lookAlike', {
            name: contact.name,
            address: contact.address,
            known: of.name,
            of: of.address,
          }),
        }))}
      >
        <Choice isOn={takeLookAlikes} onChange={setTakeLookAlikes}>
          {say('import.takeLookAlikes')}
        </Choice>
      </Finding>
      <Finding
        tone="danger"
        title={say('import.oddNames', { count: plan.oddNames.length })}
        lines={plan.oddNames.map(({ line, contact, fault }) => ({
          line,
          text: `${visibleText(contact.name).text} ${contact.address}: ${sayName(`name.${fault}`)}`,
        }))}
      >
        <Choice isOn={takeOddNames} onChange={setTakeOddNames}>
          {say('import.takeOddNames')}
        </Choice>
      </Finding>
      <Finding
        tone="warn"
        title={say('import.renamed', { count: plan.renamed.length })}
        lines={plan.renamed.map(({ line, before, contact }) => ({
          line,
          text: say('import.rename', { before, name: contact.name }),
        }))}
      >
        <Choice isOn={takeNames} onChange={setTakeNames}>
          {say('import.takeNames')}
        </Choice>
      </Finding>
      <Finding
        tone="danger"
        title={say('import.faults', { count: faults.length })}
        lines={faults.map(({ line, reason, text }) => ({
          line,
          text: `${say(`fault.${reason}`)} ${text}`,
        }))}
      />
    </>
  )
}

/** As many as somebody would look through. */
const MOST_SHOWN = 200

type FindingProps = {
  tone: Tone
  title: string
  lines: readonly { line: number; text: string }[]
  children?: ReactNode
}

function Finding({ tone, title, lines, children }: FindingProps) {
  const say = useWords(contactsWords)
  if (lines.length === 0) return null
  const hidden = lines.length - MOST_SHOWN
  return (
    <div className={styles.finding}>
      <Tag tone={tone} icon="warning">
        {title}
      </Tag>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so the keyboard must reach it */}
      <ul tabIndex={0} aria-label={title}>
        {lines.slice(0, MOST_SHOWN).map(({ line, text }) => (
          <li key={line}>
            <b>{say('import.line', { line })}</b> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{say('import.more', { count: hidden })}</p>}
      {children}
    </div>
  )
}

type ChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

function Choice({ isOn, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />
      {children}
    </label>
  )
}
