import { useApp } from '../../shared/AppContext.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { MemoryFile } from './memoryFile.ts'
import styles from './PreferencesPage.module.css'
import { preferencesWords } from './words.ts'

type RestoreDialogProps = { file: MemoryFile; onDone: () => void; onClose: () => void }

/** Asks before a file takes the place of what is remembered. */
export function RestoreDialog({ file, onDone, onClose }: RestoreDialogProps) {
  const say = useWords(preferencesWords)
  const { memory } = useApp()
  const restore = () => {
    memory.preferences.set(file.preferences)
    memory.contacts.set(file.contacts)
    memory.pinned.set(file.pinned)
    memory.visited.set(file.visited)
    memory.hiddenTokens.set(file.hiddenTokens)
    onDone()
  }
  return (
    <Modal title={say('restore.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{say('restore.what', { contacts: file.contacts.length, safes: file.pinned.length })}</p>
        <div className={styles.buttons}>
          <Button look="primary" onClick={restore}>
            {say('restore.do')}
          </Button>
          <Button onClick={onClose}>{say('cancel')}</Button>
        </div>
      </div>
    </Modal>
  )
}
