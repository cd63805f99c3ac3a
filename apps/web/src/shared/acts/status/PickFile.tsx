import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/forms/Button.tsx'
import { useWords } from '../../words/useWords.ts'
import { actWords } from '../words.ts'
import styles from './ActStatus.module.css'
import { type Ended, ResultFault } from './ResultFault.tsx'

/** Something that was signed and saved as a file: chosen, or dropped. */
export function PickFile({ take }: { take: (text: string) => Promise<Ended> }) {
  const say = useWords(actWords)
  const picker = useRef<HTMLInputElement>(null)
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (file: File) => take(await file.text()),
  })
  useDroppedFile(mutate)
  return (
    <div className={styles.file}>
      <p>
        {say('file.what')}{' '}
        <Button look="quiet" busy={isPending} onClick={() => picker.current?.click()}>
          {say('file.choose')}
        </Button>{' '}
        {say('file.drop')}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={say('file.choose')}
        onChange={({ target }) => {
          if (target.files?.[0]) mutate(target.files[0])
          target.value = ''
        }}
      />
      {data?.status === 'done' ? (
        <div role="status">{say('file.taken')}</div>
      ) : (
        <ResultFault result={data} />
      )}
    </div>
  )
}

/** Anywhere on the page: elsewhere the browser would leave it for the file. */
function useDroppedFile(take: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      take(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [take])
}
