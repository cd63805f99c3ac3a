import type { Message } from './types.ts'

export type Values = Readonly<Record<string, string | number>>

/** Fills `{name}` places in a message; `{count}` also chooses the plural form. */
export function formatMessage(message: Message, locale: string, values: Values = {}): string {
  return chooseForm(message, locale, values).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
  })
}

function chooseForm(message: Message, locale: string, { count }: Values): string {
  if (typeof message === 'string') return message
  const category = new Intl.PluralRules(locale).select(Number(count ?? 0))
  return message[category] ?? message.other
}
