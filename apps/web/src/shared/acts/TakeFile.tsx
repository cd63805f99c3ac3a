import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Hex } from 'viem'
import { Button } from '../ui/forms/Button.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './ActStatus.module.css'
import type { ActAccount } from './acts.ts'
import { ResultFault } from './ResultFault.tsx'
import { useActs } from './useActs.ts'
import { actWords } from './words.ts'

type TakeFileProps = {
  account: ActAccount
  /** The only transaction that it may be for; any of the Safe's, if left out. */
  expected?: Hex
}

/** Takes in signatures that were saved as a file, here or by another owner: chosen, or dropped. */
export function TakeFile({ account, expected }: TakeFileProps) {
  const say = useWords(actWords)
  const acts = useActs()
  const queries = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (file: File) =>
      acts.receive({
        account,
        text: await file.text(),
        ...(expected && { expected }),
        describe: (nonce) => say('file.name', { nonce }),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['gateway'] }),
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
