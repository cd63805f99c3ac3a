import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { hostCalls } from '../../../shared/host/hostCalls.ts'
import { Failure } from '../../../shared/ui/failures/Failure.tsx'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Modal } from '../../../shared/ui/sections/Modal.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ContactsPage.module.css'
import type { FromHostProps } from './fromHostProps.ts'
import { HostBook } from './HostBook.tsx'
import { readHostBook } from './readHostBook.ts'
import { hostImportWords } from './words.ts'

/** Asks the host for its address book, and shows what it would change before anything does. */
export function HostImport({ contacts, onImport }: FromHostProps) {
  const say = useWords(hostImportWords)
  const { countersign } = useApp()
  const [isOpen, setOpen] = useState(false)
  const book = useMutation({
    mutationFn: async () => readHostBook(await hostCalls(countersign), countersign.timeouts.read),
  })
  const open = () => {
    setOpen(true)
    book.mutate()
  }
  const close = () => {
    setOpen(false)
    book.reset()
  }
  const { data, error, isPending } = book
  return (
    <>
      <Button onClick={open}>{say('open')}</Button>
      {isOpen && (
        <Modal title={say('open')} onClose={close}>
          <div className={styles.form}>
            <div role="status">
              {isPending && say('asking')}
              {data === 'refused' && say('refused')}
              {data?.length === 0 && say('empty')}
            </div>
            {error && <Failure error={error} onRetry={() => book.mutate()} />}
            {(data === 'refused' || data?.length === 0) && (
              <Button onClick={() => book.mutate()}>{say('again')}</Button>
            )}
            {typeof data === 'object' && data.length > 0 && (
              <HostBook
                book={data}
                contacts={contacts}
                onClose={close}
                onImport={(next, added) => {
                  close()
                  onImport(next, added)
                }}
              />
            )}
          </div>
        </Modal>
      )}
    </>
  )
}
