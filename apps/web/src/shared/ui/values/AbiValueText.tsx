import type { AbiValue } from '@countersign/safe'
import type { ReactNode } from 'react'
import { type Address, isAddress, isHex, maxUint256 } from 'viem'
import { formatAmount } from '../../format/formatAmount.ts'
import { useLocale } from '../../words/LocaleContext.ts'
import styles from './AbiValueText.module.css'
import { AddressText } from './AddressText.tsx'

/** Nobody reads more than this at a glance; what it means stands elsewhere on the page. */
const LONG = 200

type AbiValueTextProps = { value: AbiValue; chainId: number }

/** A value in a call's parameters: addresses by their names, numbers whole, lists as lists. */
export function AbiValueText({ value, chainId }: AbiValueTextProps) {
  const locale = useLocale()
  if (typeof value === 'bigint') {
    return value === maxUint256 ? '2²⁵⁶ − 1' : formatAmount(value, 0, locale)
  }
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') {
    // Only an address has that shape and a checksum.
    if (isAddress(value)) return <AddressText address={value as Address} chainId={chainId} full />
    const bytes = <bdi className={styles.bytes}>{value}</bdi>
    return isHex(value) && value.length > LONG ? <Folded text={value}>{bytes}</Folded> : bytes
  }
  return (
    <ul className={styles.values}>
      {value.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of values has nothing but its order
        <li key={index}>
          <AbiValueText value={each} chainId={chainId} />
        </li>
      ))}
    </ul>
  )
}

function Folded({ text, children }: { text: string; children: ReactNode }) {
  const locale = useLocale()
  const unit = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const
  const size = new Intl.NumberFormat(locale, unit).format((text.length - 2) / 2)
  return (
    <details>
      <summary className={styles.folded}>
        <bdi className={styles.bytes}>{`${text.slice(0, 10)}…${text.slice(-8)}`}</bdi> {size}
      </summary>
      {children}
    </details>
  )
}
