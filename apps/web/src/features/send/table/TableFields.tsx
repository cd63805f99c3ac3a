import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { isCounted } from '../../../shared/assets/buildAssets.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ItemOf } from '../draft/draft.ts'
import styles from '../items/Items.module.css'
import { useFaultText } from '../items/useFaultText.ts'
import { sendWords } from '../words.ts'
import { MOST_ROWS, type TableRead } from './readTable.ts'
import tableStyles from './Table.module.css'
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
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  /** How many lines something had that was too long to be taken. */
  const [refused, setRefused] = useState<number | null>(null)
  const take = (text: string) => {
    const lines = tooMuch(text)
    setRefused(lines)
    if (lines === null) onChange({ text })
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
  const fault =
    refused === null
      ? faultText(read.faults.text)
      : say('fault.tooManyRows', { count: refused, most: MOST_ROWS })
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
      <Choices item={item} read={read} onChange={onChange} />
      <TableFindings read={read} />
    </div>
  )
}

/** What the table itself does not say. */
function Choices({ item, read, onChange }: TableFieldsProps) {
  const say = useWords(sendWords)
  const account = useAccount()
  const { data } = useAssets(account)
  const held = (data?.assets ?? []).filter(isCounted)
  return (
    <div className={styles.pair}>
      <Field label={say('table.asset')}>
        {(control) => (
          <select
            {...control}
            value={item.asset}
            onChange={({ target }) => onChange({ asset: target.value })}
          >
            {held.length === 0 && (
              <option value={zeroAddress}>{account.chain.nativeCurrency.symbol}</option>
            )}
            {held.map(({ token }) => (
              <option key={token.address} value={token.address}>
                {token.symbol}
              </option>
            ))}
          </select>
        )}
      </Field>
      {read.isTwofold && (
        <Field label={say('table.mark')}>
          {(control) => (
            <select
              {...control}
              value={item.mark}
              onChange={({ target }) => {
                const mark = (['.', ','] as const).find((each) => each === target.value)
                onChange({ mark: mark ?? 'auto' })
              }}
            >
              <option value="auto">{say('table.mark.auto')}</option>
              <option value=".">{say('table.mark.point')}</option>
              <option value=",">{say('table.mark.comma')}</option>
            </select>
          )}
        </Field>
      )}
    </div>
  )
}
