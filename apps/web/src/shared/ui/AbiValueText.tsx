import type { AbiValue } from '@countersign/safe'
import { type Address, isAddress, maxUint256 } from 'viem'
import { formatAmount } from '../format/formatAmount.ts'
import { useLocale } from '../words/LocaleContext.ts'
import styles from './AbiValueText.module.css'
import { AddressText } from './AddressText.tsx'

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
    return <bdi className={styles.bytes}>{value}</bdi>
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
