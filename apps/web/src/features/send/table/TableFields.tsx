import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ItemOf } from '../draft/draft.ts'
import styles from '../items/Items.module.css'
import { useFaultText } from '../items/useFaultText.ts'
import { sendWords } from '../words.ts'
import { MOST_ROWS, type TableRead } from './readTable.ts'
import tableStyles from './Table.module.css'
import { TableChoices } from './TableChoices.tsx'
import { TableFindings } from './TableFindings.tsx'
import { tooMuch } from './tooMuch.ts'

type TableFieldsProps = {
  item: ItemOf<'table'>
  read: TableRead
  onChange: (change: Partial<ItemOf<'table'>>) => void
}

/** Many payments from a table: dropped, chosen or pasted, and looked through line by line. */
export function TableFields({ item, read, onChange }: TableFieldsProps) {
  const say = useWords(sendWords)
  const faultText = useFaultText()
  const number = new Intl.NumberFormat(useLocale())
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  /** What was wrong with a text that was not even taken. */
  const [refused, setRefused] = useState<ReturnType<typeof tooMuch>>(null)
  const take = (text: string) => {
    const excess = tooMuch(text)
    setRefused(excess)
    if (excess === null) onChange({ text })
  }
  const takeFile = async (file: File | undefined) => file && take(await file.text())
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void takeFile(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    void takeFile(file)
  }
  const refusal = () => {
    if (refused === 'letters') return say('fault.tooLong')
    const count = refused && number.format(refused.lines)
    return count && say('fault.tooManyRows', { count, most: MOST_ROWS })
  }
  const fault = refusal() ?? faultText(read.faults.text)
  return (
    <div className={styles.fields}>
      <Field label={say('table.text')} hint={say('table.hint', { most: MOST_ROWS })} fault={fault}>
        {(control) => (
          <textarea
            {...control}
            className={tableStyles.text}
            data-over={isOver}
            dir="ltr"
            spellCheck={false}
            value={item.text}
            onChange={({ target }) => take(target.value)}
            onPaste={paste}
            onDrop={drop}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
          />
        )}
      </Field>
      <p className={tableStyles.drop}>
        {say('table.drop')}
        <Button look="quiet" onClick={() => picker.current?.click()}>
          {say('table.file')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={say('table.file')}
          onChange={({ target }) => {
            void takeFile(target.files?.[0])
            target.value = ''
          }}
        />
      </p>
      <TableChoices item={item} read={read} onChange={onChange} />
      <TableFindings read={read} />
    </div>
  )
}
