import { useChains } from 'wagmi'
import type { MessageKey } from '../i18n/types.ts'
import { useMessages } from '../i18n/useMessages.ts'

const FIELDS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^(?:https?:\/\/)?(\S+) wants you to sign in/, 'verify.site'],
  [/^(0x[0-9a-fA-F]{40})$/m, 'verify.account'],
  [/^0x[0-9a-fA-F]{40}\n\n([^\n]+)\n\nURI: /m, 'verify.statement'],
  [/^Chain ID: (\d+)$/m, 'verify.network'],
  [/^Nonce: (\w+)$/m, 'verify.nonce'],
  [/^Issued At: (\S+)$/m, 'verify.issued'],
  [/^Expiration Time: (\S+)$/m, 'verify.expires'],
]

/** What will be signed, as a person reads it; the exact text is one click away. */
export function SignInMessage({ message }: { message: string }) {
  const { say, locale } = useMessages()
  const chains = useChains()
  const fields = FIELDS.flatMap(([pattern, key]) => {
    const value = pattern.exec(message)?.[1]
    return value ? [[key, value] as const] : []
  })
  return (
    <section className="cs-message" aria-label={say('verify.message')}>
      <h3 className="cs-group">{say('verify.message')}</h3>
      <dl className="cs-facts">
        {fields.map(([key, value]) => (
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
      <details>
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
