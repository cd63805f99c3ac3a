import { type SafeRelease, safeReleases } from '@countersign/safe'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { Draft } from './draft.ts'
import styles from './NewSafePage.module.css'
import { parseSalt } from './parseSalt.ts'
import { newSafeWords } from './words.ts'

type AdvancedProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void }

const RELEASES = Object.keys(safeReleases) as SafeRelease[] // exactly its keys

/** What most people never want to change. */
export function Advanced({ draft, onChange }: AdvancedProps) {
  const say = useWords(newSafeWords)
  return (
    <details className={styles.advanced}>
      <summary>{say('advanced')}</summary>
      <div className={styles.fields}>
        <Field label={say('release')} hint={say('release.hint')}>
          {(control) => (
            <select
              {...control}
              value={draft.release}
              onChange={({ target }) => {
                const release = RELEASES.find((each) => each === target.value)
                if (release) onChange({ release })
              }}
            >
              {RELEASES.map((release, index) => (
                <option key={release} value={release}>
                  {index === 0 ? say('release.usual', { release }) : release}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={say('salt')}
          hint={say('salt.hint')}
          fault={parseSalt(draft.salt) === null && say('salt.bad')}
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              value={draft.salt}
              onChange={({ target }) => onChange({ salt: target.value.slice(0, 80) })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
