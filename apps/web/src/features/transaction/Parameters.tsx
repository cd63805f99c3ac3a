import type { AbiValue, DecodedCall } from '@countersign/safe'
import { type Address, isAddress, maxUint256 } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { formatAmount } from '../../shared/format/formatAmount.ts'
import { AddressText } from '../../shared/ui/AddressText.tsx'
import { Amount } from '../../shared/ui/Amount.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import type { KnownToken } from './findToken.ts'
import styles from './TransactionPage.module.css'

/** Names under which the bundled functions have an amount of the token that is called. */
const AMOUNTS = new Set(['amount', 'amountOrTokenId', 'addedValue', 'subtractedValue'])

type ParametersProps = { call: DecodedCall; token: KnownToken | null }

/** The parameters of a call, each by its name. */
export function Parameters({ call, token }: ParametersProps) {
  if (call.parameters.length === 0) return null
  return (
    <dl className={styles.parameters}>
      {call.parameters.map(({ name, type, value }) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi> <small>{type}</small>
          </dt>
          <dd>
            {token && typeof value === 'bigint' && AMOUNTS.has(name) ? (
              <Amount value={value} {...token} exact />
            ) : (
              <Value value={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value }: { value: AbiValue }) {
  const locale = useLocale()
  const { chain } = useAccount()
  if (typeof value === 'bigint') {
    return value === maxUint256 ? '2²⁵⁶ − 1' : formatAmount(value, 0, locale)
  }
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') {
    // Only an address has that shape and a checksum.
    if (isAddress(value)) return <AddressText address={value as Address} chainId={chain.id} full />
    return <bdi className={styles.bytes}>{value}</bdi>
  }
  return (
    <ul className={styles.values}>
      {value.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of values has nothing but its order
        <li key={index}>
          <Value value={each} />
        </li>
      ))}
    </ul>
  )
}
