import type { Witnessed, WitnessState } from '@countersign/judge'
import type { Told, WitnessName, WitnessRow } from '@countersign/safe'
import { Icon, type IconName } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './WitnessTable.module.css'
import { witnessWords } from './words.ts'

const NAMES = ['own', 'gateway', 'nodeOne', 'nodeTwo', 'wallet', 'signature'] as const

/** Who says what of a transaction, side by side; open where they do not say the same. */
export function WitnessTable({ state }: { state: Exclude<WitnessState, null> }) {
  const say = useWords(witnessWords)
  if (typeof state === 'string') {
    return <p className={styles.line}>{say(`summary.${state}`)}</p>
  }
  const isRed = state.verdict === 'mismatch'
  const rows = state.rows.filter(({ told }) => NAMES.some((name) => isHeard(told[name])))
  // Nobody has signed yet, and nobody will be asked what nobody says.
  const names = NAMES.filter(
    (name) => name !== 'signature' || rows.some(({ told }) => isHeard(told[name])),
  )
  return (
    <details className={styles.witnesses} open={isRed} data-witnesses={state.verdict}>
      <summary>{say(`summary.${summaryOf(state)}`, { count: countHeard(state) })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by keys, too */}
      <section className={styles.scroll} tabIndex={0} aria-label={say('caption')}>
        <table data-signed={names.includes('signature') || undefined}>
          <caption className="visually-hidden">{say('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{say('what')}</span>
              </th>
              {names.map((name) => (
                <th key={name} scope="col" data-named={state.named.includes(name) || undefined}>
                  {say(`who.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.fact} data-witness-row={row.fact} data-told-verdict={row.verdict}>
                <th scope="row">{say(`fact.${row.fact}`)}</th>
                {names.map((name) => (
                  <Cell key={name} row={row} name={name} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.line}>
        {state.block !== null && say('summary.block', { number: state.block })}{' '}
        {rows.some(({ ground }) => ground === 'merkle') && say('summary.merkle')}
      </p>
    </details>
  )
}

const isHeard = ({ state }: Told) => state !== 'notAsked'

function summaryOf({ verdict, silent, isUnproven }: Witnessed) {
  if (verdict === 'mismatch') return 'mismatch'
  if (silent.length > 0) return 'unchecked'
  return isUnproven ? 'unproven' : 'proven'
}

/** As above all: our own arithmetic is one of them. */
const countHeard = ({ notAsked }: Witnessed): number =>
  NAMES.filter((name) => !notAsked.includes(name)).length

type CellState = 'same' | 'proven' | 'different' | 'silent' | 'notAsked'

const ICONS: Readonly<Partial<Record<CellState, IconName>>> = {
  same: 'check',
  proven: 'check',
  different: 'warning',
  silent: 'question',
}

function Cell({ row, name }: { row: WitnessRow; name: WitnessName }) {
  const say = useWords(witnessWords)
  const told = row.told[name]
  const state = stateOf(row, name)
  const icon = ICONS[state]
  return (
    <td data-told={state} data-witness={name}>
      {icon ? <Icon name={icon} size={16} /> : <span aria-hidden="true">–</span>}
      {state === 'proven' && <Icon name="check" size={16} />}
      <span className="visually-hidden">{say(`told.${state}`)}</span>
      {/* Of a reading it is only known whether it is ours. */}
      {row.verdict === 'mismatch' && row.fact !== 'decoding' && told.state === 'said' && (
        <code dir="ltr">{shorten(told.value)}</code>
      )}
    </td>
  )
}

/** Where it cannot be told who is wrong, all of them say something else than somebody. */
function stateOf(
  { told, named, verdict, value, ground }: WitnessRow,
  name: WitnessName,
): CellState {
  const one = told[name]
  if (one.state !== 'said') return one.state
  if (verdict === 'mismatch') {
    const isWrong = named.length === 0 ? one.value !== value : named.includes(name)
    return isWrong ? 'different' : 'same'
  }
  return ground === 'merkle' ? 'proven' : 'same'
}

const shorten = (value: string) =>
  value.length > 14 ? `${value.slice(0, 8)}…${value.slice(-4)}` : value
