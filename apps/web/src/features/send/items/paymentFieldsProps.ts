import type { ItemOf } from '../draft/draft.ts'
import type { PaymentRead } from '../read/readPayment.ts'

export type PaymentFieldsProps = {
  item: ItemOf<'payment'>
  read: PaymentRead
  /** What is left of the token, beside all other items; null while nobody knows. */
  left: bigint | null
  /** What all other items take in gas, if a wallet sends them. */
  otherGas: bigint
  onChange: (change: Partial<ItemOf<'payment'>>) => void
}
