import type { Expansion } from '@countersign/safe'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { expectChanges } from './expectChanges.ts'
import { MOST_BALANCES } from './mostBalances.ts'
import styles from './Rehearsal.module.css'

type ExpectedProps = {
  opened: Expansion
  /** Whether it changes settings, which are told elsewhere. */
  hasSettings: boolean
}

/** The place of a rehearsal that is on its way, line by line. */
export function ExpectedRehearsal({ opened, hasSettings }: ExpectedProps) {
  const { address } = useAccount()
  const { balances, own, rights } = expectChanges(opened, address)
  const isMany = balances > MOST_BALANCES
  const isNothing = balances + rights === 0 && !hasSettings
  return (
    <div className={styles.rehearsal} aria-hidden="true" aria-busy="true">
      {isMany && (
        <>
          <p className={styles.own}>
            <Bar width={120} />
            {times(own, (key) => (
              <Bar key={key} width={104} />
            ))}
          </p>
          <p className={styles.fold}>
            <Bar width={200} />
          </p>
        </>
      )}
      {balances > 0 && !isMany && (
        <ul className={styles.rows}>
          {times(balances, (key) => (
            <li key={key} className={styles.row} data-change="coin">
              <Bar width={120} />
              <Bar width={96} />
              <span className={styles.turn}>
                <Bar width={160} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {rights > 0 && (
        <ul className={styles.rows}>
          {times(rights, (key) => (
            <li key={key} className={styles.row}>
              <Bar width={160} />
              <Bar width={96} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.notes}>
        {isNothing && <Bar width={240} />}
        <Bar width={180} />
        <Bar width={280} />
      </p>
    </div>
  )
}

/** As high as a line of text. */
const Bar = ({ width }: { width: number }) => (
  <span className={styles.bar} style={{ width }}>
    &nbsp;
  </span>
)

const times = <made,>(count: number, make: (key: number) => made): made[] =>
  Array.from({ length: count }, (_, index) => make(index))
