import { type ChangeEvent, useRef, useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { saveFile } from '../../shared/format/saveFile.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { EraseDialog } from './EraseDialog.tsx'
import styles from './PreferencesPage.module.css'
import { RestoreDialog } from './RestoreDialog.tsx'
import { type ReadFile, readMemoryFile } from './readMemoryFile.ts'
import { preferencesWords } from './words.ts'
import { writeMemoryFile } from './writeMemoryFile.ts'

/** What this browser remembers for its visitor: out, in, and away. */
export function LocalData() {
  const say = useWords(preferencesWords)
  const { memory, acts } = useApp()
  const begun = useStore(acts)
  const unread = [...Object.values(memory), ...(begun ? [begun] : [])].flatMap((each) =>
    each.unread(),
  )
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<ReadFile | null>(null)
  const [isErasing, setErasing] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setRead(readMemoryFile(await chosen.text()))
    // So that choosing the same file again is a change.
    target.value = ''
  }
  return (
    <Panel title={say('data')}>
      <p className={styles.quiet}>{say('data.what')}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => saveFile('countersign.json', writeMemoryFile(memory), 'application/json')}
        >
          {say('data.export')}
        </Button>
        <Button onClick={() => input.current?.click()}>{say('data.import')}</Button>
        <Button onClick={() => setErasing(true)}>{say('data.erase')}</Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={say('data.import')}
          onChange={open}
        />
      </div>
      {unread.length > 0 && (
        <div className={styles.buttons}>
          <span className={styles.quiet}>{say('data.unread', { count: unread.length })}</span>
          <Button
            onClick={() =>
              saveFile(
                'countersign-unread.json',
                JSON.stringify(unread, null, 2),
                'application/json',
              )
            }
          >
            {say('data.unread.save')}
          </Button>
        </div>
      )}
      <div role="status" className={styles.fault}>
        {read?.status === 'bad' && (read.at ? say('data.badAt', { at: read.at }) : say('data.bad'))}
        {isRestored && say('data.restored')}
      </div>
      {read?.status === 'read' && (
        <RestoreDialog
          file={read.file}
          onDone={() => {
            setRead(null)
            setRestored(true)
          }}
          onClose={() => setRead(null)}
        />
      )}
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </Panel>
  )
}
