import type { Address } from 'viem'
import styles from './AddressText.module.css'

type AddressDigitsProps = { address: Address; full?: boolean | undefined }

/** An address without anybody's name for it: the first and last four are what people compare. */
export function AddressDigits({ address, full = false }: AddressDigitsProps) {
  const [head, middle, tail] = [address.slice(2, 6), address.slice(6, -4), address.slice(-4)]
  return (
    <bdi className={styles.digits} title={full ? undefined : address} dir="ltr">
      0x<b>{head}</b>
      {full ? middle : '…'}
      <b>{tail}</b>
    </bdi>
  )
}
