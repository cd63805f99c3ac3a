import { useAccount } from '../../../shared/account/AccountContext.ts'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import type { TableRow } from './readTable.ts'
import styles from './Table.module.css'

/** Every line as it was understood. */
export function TableLines({ rows }: { rows: readonly TableRow[] }) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  const hasReferences = rows.some(({ reference }) => reference !== '')
  return (
    <details className={styles.finding} data-tone="plain">
      <summary>{say('table.show')}</summary>
      {hasReferences && <p className={styles.quiet}>{say('table.reference')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={say('table.show')}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{say('table.column.line')}</th>
              <th scope="col">{say('table.column.to')}</th>
              <th scope="col" data-align="end">
                {say('table.column.amount')}
              </th>
              {hasReferences && <th scope="col">{say('table.column.reference')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, to, token, amount, reference }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <AddressText address={to} chainId={chain.id} copy={false} />
                </td>
                <td data-align="end">
                  <Amount value={amount} {...token} exact />
                </td>
                {hasReferences && (
                  <td>
                    <bdi>{reference}</bdi>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
