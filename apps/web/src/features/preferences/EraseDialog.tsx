import { disconnect } from '@countersign/core'
import { useSignOut } from '@countersign/kit'
import { useApp } from '../../shared/AppContext.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { eraseMemory } from './eraseMemory.ts'
import styles from './PreferencesPage.module.css'
import { preferencesWords } from './words.ts'

/** Asks before everything is forgotten; there is no way back from it. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const say = useWords(preferencesWords)
  const { countersign } = useApp()
  const signOut = useSignOut()
  const erase = async () => {
    await signOut?.()
    await disconnect(countersign)
    eraseMemory(window.localStorage)
    // From the very beginning: nothing in memory may write itself back.
    window.location.assign('/')
  }
  return (
    <Modal title={say('erase.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{say('erase.what')}</p>
        <div className={styles.buttons}>
          <Button look="primary" onClick={erase}>
            {say('erase.do')}
          </Button>
          <Button onClick={onClose}>{say('cancel')}</Button>
        </div>
      </div>
    </Modal>
  )
}
