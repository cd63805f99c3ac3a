import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { useSayFault } from '../items/useSayFault.ts'
import { sendWords } from '../words.ts'
import { findDuplicates } from './findDuplicates.ts'
import type { TableRead } from './readTable.ts'
import styles from './Table.module.css'
import { TableLines } from './TableLines.tsx'

/** As many as are looked at one by one; the lines below show all. */
const MOST_SHOWN = 8

/** What a table says, before anything is built of it: its sums, and all that is doubtful about it. */
export function TableFindings({ read }: { read: TableRead }) {
  const say = useWords(sendWords)
  const sayFault = useSayFault()
  const { chain } = useAccount()
  const { own, paid } = useAnchors()
  const { rows, bad } = read
  if (rows.length + bad.length === 0) return null
  const known = new Set([...own, ...paid].map((address) => address.toLowerCase()))
  const duplicates = findDuplicates(rows)
  const strangers = [...new Set(rows.map(({ to }) => to))].filter(
    (to) => !known.has(to.toLowerCase()),
  )
  const who = (address: Address) => (
    <AddressText address={address} chainId={chain.id} copy={false} />
  )
  return (
    <div className={styles.findings}>
      <Totals rows={rows} />
      {bad.length > 0 && (
        <Finding tone="danger" title={say('table.bad', { count: bad.length })}>
          {bad.slice(0, MOST_SHOWN).map(({ line, fault, text }) => (
            <li key={line}>
              <strong>{say('table.line', { line })}</strong> {sayFault(fault)}{' '}
              <bdi className={styles.quoted}>{text.slice(0, 120)}</bdi>
            </li>
          ))}
          <More count={bad.length - MOST_SHOWN} />
        </Finding>
      )}
      {duplicates.length > 0 && (
        <Finding tone="warn" title={say('table.duplicates', { count: duplicates.length })}>
          {duplicates.slice(0, MOST_SHOWN).map(({ to, lines }) => (
            <li key={to}>
              {who(to)} {say('table.lines', { lines: lines.join(', ') })}
            </li>
          ))}
          <More count={duplicates.length - MOST_SHOWN} />
        </Finding>
      )}
      {strangers.length > 0 && (
        <Finding tone="plain" title={say('table.unknown', { count: strangers.length })}>
          {strangers.slice(0, MOST_SHOWN).map((to) => (
            <li key={to}>{who(to)}</li>
          ))}
          <More count={strangers.length - MOST_SHOWN} />
        </Finding>
      )}
      {rows.length > 0 && <TableLines rows={rows} />}
    </div>
  )
}

function Totals({ rows }: Pick<TableRead, 'rows'>) {
  const say = useWords(sendWords)
  const tokens = [...new Map(rows.map(({ token }) => [token.address, token])).values()]
  return (
    <dl className={styles.totals}>
      {tokens.map((token) => {
        const own = rows.filter((row) => row.token.address === token.address)
        const total = own.reduce((sum, { amount }) => sum + amount, 0n)
        return (
          <div key={token.address}>
            <dt>{say('table.rows', { count: own.length })}</dt>
            <dd>
              <Amount value={total} {...token} exact />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type FindingProps = { tone: 'danger' | 'warn' | 'plain'; title: string; children: ReactNode }

function Finding({ tone, title, children }: FindingProps) {
  return (
    <details className={styles.finding} data-tone={tone} open={tone === 'danger'}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  )
}

function More({ count }: { count: number }) {
  const say = useWords(sendWords)
  return count > 0 ? <li>{say('table.more', { count })}</li> : null
}
