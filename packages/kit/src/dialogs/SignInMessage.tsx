import { useChains } from 'wagmi'
import { useMessages } from '../i18n/useMessages.ts'
import { signInFields } from './signInFields.ts'

/**
 * What will be signed, as a person reads it; the exact text is one click away, or at once where there
 * is nothing else to read.
 */
export function SignInMessage({ message }: { message: string }) {
  const { say, locale } = useMessages()
  const chains = useChains()
  const fields = signInFields(message)
  return (
    <section className="cs-message" aria-label={say('verify.message')}>
      <h3 className="cs-group">{say('verify.message')}</h3>
      <dl className="cs-facts">
        {fields.map(({ key, value }) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>
              {/* Of any script, in a line of its own direction. */}
              <span>
                <bdi>
                  {key === 'verify.issued' || key === 'verify.expires'
                    ? date(value, locale)
                    : key === 'verify.network'
                      ? (chains.find(({ id }) => String(id) === value)?.name ?? value)
                      : value}
                </bdi>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <details open={fields.length === 0}>
        <summary>{say('verify.raw')}</summary>
        <pre>{message}</pre>
      </details>
    </section>
  )
}

function date(value: string, locale: string): string {
  const time = Date.parse(value)
  if (Number.isNaN(time)) return value
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
