import { showUnseen } from '@countersign/judge'
import { isAddress } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import styles from './MessagesPage.module.css'

/** Nobody reads further down, and somebody may have nested to crash a page. */
const DEEPEST = 12

/** Values by their names, however deep; addresses as addresses. */
export function Tree({ value, depth = 0 }: { value: unknown; depth?: number }) {
  const { chain } = useAccount()
  if (typeof value === 'string' && isAddress(value, { strict: false })) {
    return <AddressText address={value} chainId={chain.id} full />
  }
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return <bdi className={styles.value}>{showUnseen(text).text}</bdi>
  }
  return (
    <dl className={styles.tree} data-nested={depth > 0}>
      {Object.entries(value).map(([name, inner]) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <Tree value={inner} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
