import type { en } from './locales/en.ts'

/** A sentence, or its forms by plural category (CLDR): which ones a language needs is its matter. */
export type Message = string | ({ other: string } & Partial<Record<PluralCategory, string>>)
export type PluralCategory = Intl.LDMLPluralRule

export type MessageKey = keyof typeof en

/** A complete dictionary; a missing or invented key is a type error. */
export type Messages = {
  readonly [key in MessageKey]: (typeof en)[key] extends string ? string : Exclude<Message, string>
}
