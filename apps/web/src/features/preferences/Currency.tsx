import { getFiatCodes } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { nameFormat } from '../../shared/format/formats.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './PreferencesPage.module.css'
import { preferencesWords } from './words.ts'

/** R-DATA-5: the currency that worths are told in; one of those the gateway has prices in. */
export function Currency() {
  const say = useWords(preferencesWords)
  const locale = useLocale()
  const { gateway, memory, appConfig } = useApp()
  const { currency } = useStore(memory.preferences)
  const feed = useQuery(gatewayQuery(gateway, getFiatCodes, {}))
  return (
    <Card
      title={say('currency')}
      feed={feed}
      skeleton={<Skeleton rows={1} rowHeight={FIELD_HEIGHT} />}
    >
      {(codes) => (
        <div className={styles.body}>
          <Field
            label={say('currency.label')}
            hint={appConfig.prices && say('currency.hint', { label: appConfig.prices.label })}
          >
            {(props) => (
              <select
                {...props}
                value={currency}
                onChange={({ target }) =>
                  memory.preferences.update((all) => ({ ...all, currency: target.value }))
                }
              >
                {withChosen(codes, currency).map((code) => (
                  <option key={code} value={code}>
                    {nameOf(code, locale)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
    </Card>
  )
}

/** A label, a select and a hint, with the room around them. */
const FIELD_HEIGHT = 138

/** The chosen one stays in the list even if the gateway has dropped it. */
function withChosen(codes: readonly string[], chosen: string): string[] {
  return [...new Set([...codes.map((code) => code.toLowerCase()), chosen])].sort()
}

function nameOf(code: string, locale: string): string {
  const upper = code.toUpperCase()
  try {
    const name = nameFormat(locale, { type: 'currency' }).of(upper)
    return name && name !== upper ? `${upper} · ${name}` : upper
  } catch {
    // Not every code is one of the standard's.
    return upper
  }
}
