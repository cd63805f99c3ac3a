import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../../../shared/ui/failures/ErrorBoundary.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { messagesWords } from '../words.ts'
import { type MessageKind, readDraft } from './readDraft.ts'
import styles from './Sign.module.css'
import { SignButtons } from './SignButtons.tsx'

/** Fetched with the first message that can be read. */
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

const KINDS = ['text', 'typed'] as const

/** Where a message begins: written or pasted, looked at, signed. */
export function Compose({ isCollected }: { isCollected: boolean }) {
  const say = useWords(messagesWords)
  const [kind, setKind] = useState<MessageKind>('text')
  const [text, setText] = useState('')
  const { message, fault } = readDraft(kind, text)
  return (
    <Panel title={say('compose')}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{say('compose.kind')}</legend>
          {KINDS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="kind"
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              {say(`compose.${each}`)}
            </label>
          ))}
        </fieldset>
        <Field
          label={say(kind === 'text' ? 'compose.text.label' : 'compose.typed.label')}
          fault={fault !== null && fault !== 'empty' && say(`compose.${fault}`)}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {/* Nothing is signed before it can be seen. */}
        <ErrorBoundary>
          <Suspense fallback={<Skeleton rows={2} />}>
            {message !== null && <Preview message={message} />}
            <SignButtons message={message} asker={null} isCollected={isCollected} />
          </Suspense>
        </ErrorBoundary>
      </form>
    </Panel>
  )
}
