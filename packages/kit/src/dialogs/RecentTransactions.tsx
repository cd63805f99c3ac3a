import {
  useClearRecentTransactions,
  useRecentTransactions,
} from '../hooks/useRecentTransactions.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { Glyph } from '../parts/Glyph.tsx'
import { outcomeWord } from './outcomeWord.ts'

/** R-UI-6 */
const SHOWN = 3

/** R-UI-6: the last three transactions with their live status. */
export function RecentTransactions({ explorer }: { explorer: string | undefined }) {
  const { say } = useMessages()
  const transactions = useRecentTransactions()
  const clear = useClearRecentTransactions()
  return (
    <section className="cs-transactions" aria-label={say('account.transactions')}>
      <header>
        <h3 className="cs-group">{say('account.transactions')}</h3>
        {transactions.length > 0 && (
          <button type="button" className="cs-link" onClick={clear}>
            {say('account.transactions.clear')}
          </button>
        )}
      </header>
      {transactions.length === 0 && <p className="cs-quiet">{say('account.transactions.none')}</p>}
      <ul>
        {transactions.slice(0, SHOWN).map(({ hash, description, ...outcome }) => (
          <li key={hash} data-status={outcome.status}>
            <StatusSign status={outcome.status} />
            <span className="cs-two-lines">
              <span>
                <bdi>{description}</bdi>
              </span>
              <small role="status">{say(`transaction.${outcomeWord(outcome)}`)}</small>
            </span>
            {explorer && (
              <a
                className="cs-round"
                href={`${explorer}/tx/${hash}`}
                target="_blank"
                rel="noreferrer"
                aria-label={say('account.transactions.view', { description })}
              >
                <Glyph name="arrow" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Said in words, too; at a glance, and without colours, by its form. */
function StatusSign({ status }: { status: 'pending' | 'confirmed' | 'failed' }) {
  return (
    <span className="cs-sign" data-status={status} aria-hidden="true">
      {status === 'pending' ? (
        <span className="cs-spinner" />
      ) : (
        <Glyph name={status === 'failed' ? 'alert' : 'check'} />
      )}
    </span>
  )
}
