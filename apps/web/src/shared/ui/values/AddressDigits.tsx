import { Fragment } from 'react'
import type { Address } from 'viem'
import styles from './AddressText.module.css'

type AddressDigitsProps = {
  address: Address
  full?: boolean | undefined
  /** Whom it imitates: where it is another is marked, and some of that is always shown. */
  unlike?: Address | undefined
}

/** So many of the digits in the middle are in the first of two lines. */
const HALF = 16

/** An address without anybody's name for it: the first and last four are what people compare. */
export function AddressDigits({ address, full = false, unlike }: AddressDigitsProps) {
  const [head, middle, tail] = [address.slice(2, 6), address.slice(6, -4), address.slice(-4)]
  const shown = full ? middle : unlike ? middle.slice(0, 4) : ''
  const mark = (text: string, from: number) =>
    unlike ? <Marked text={text} other={unlike.slice(6 + from, -4)} /> : text
  return (
    <bdi className={styles.digits} title={full ? undefined : address} dir="ltr">
      0x<b>{head}</b>
      {mark(shown.slice(0, HALF), 0)}
      {/* Where it must be broken, both of two that are compared are broken at the same digit. */}
      {full && <wbr />}
      {mark(shown.slice(HALF), HALF)}
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
