import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../words/useWords.ts'
import { Button } from '../forms/Button.tsx'
import { Icon } from '../signs/Icon.tsx'
import { uiWords } from '../words.ts'
import styles from './Modal.module.css'

type ModalProps = {
  title: string
  onClose: () => void
  /** Where it stands on wide screens; on phones it is always a sheet from below. */
  place?: 'centre' | 'top' | 'side'
  /** The title is for ears only: what is inside speaks for itself. */
  bare?: boolean
  children: ReactNode
}

/** A dialog of the app, open as long as it is drawn. The browser keeps the focus in and gives it back. */
export function Modal({ title, onClose, place = 'centre', bare = false, children }: ModalProps) {
  const say = useWords(uiWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do it by keyboard
    <dialog
      ref={dialog}
      className={styles.modal}
      data-place={place}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <header className={bare ? 'visually-hidden' : styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {!bare && (
            <Button look="icon" aria-label={say('close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
