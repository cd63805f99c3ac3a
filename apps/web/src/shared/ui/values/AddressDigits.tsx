import { Fragment } from 'react'
import type { Address } from 'viem'
import styles from './AddressText.module.css'

type AddressDigitsProps = {
  address: Address
  full?: boolean | undefined
  /** Whom it imitates: where it is another is marked, and some of that is always shown. */
  unlike?: Address | undefined
}

/** An address without anybody's name for it: the first and last four are what people compare. */
export function AddressDigits({ address, full = false, unlike }: AddressDigitsProps) {
  const [head, middle, tail] = [address.slice(2, 6), address.slice(6, -4), address.slice(-4)]
  const shown = full ? middle : unlike ? middle.slice(0, 4) : ''
  return (
    <bdi className={styles.digits} title={full ? undefined : address} dir="ltr">
      0x<b>{head}</b>
      {unlike ? <Marked text={shown} other={unlike.slice(6, -4)} /> : shown}
      {!full && '…'}
      <b>{tail}</b>
    </bdi>
  )
}

/** Runs of digits that differ, each in one mark. */
function Marked({ text, other }: { text: string; other: string }) {
  const isOther = (index: number) => text[index]?.toLowerCase() !== other[index]?.toLowerCase()
  const runs: { start: number; text: string }[] = []
  for (const [index, digit] of [...text].entries()) {
    const last = runs.at(-1)
    if (last && isOther(index) === isOther(last.start)) last.text += digit
    else runs.push({ start: index, text: digit })
  }
  return runs.map((run) =>
    isOther(run.start) ? (
      <mark key={run.start}>{run.text}</mark>
    ) : (
      <Fragment key={run.start}>{run.text}</Fragment>
    ),
  )
}
