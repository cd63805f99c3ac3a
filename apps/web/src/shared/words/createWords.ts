import type { Locale, Message } from '@countersign/kit'

type Dictionary = Readonly<Record<string, Message>>

/** The same keys in another language: sentences stay sentences, plural forms stay plural forms. */
export type Translation<English extends Dictionary> = {
  readonly [key in keyof English]: English[key] extends string ? string : Exclude<Message, string>
}

type Loaders<English extends Dictionary> = Partial<
  Record<Locale, () => Promise<Partial<Translation<English>>>>
>

export type Words<English extends Dictionary> = {
  readonly english: English
  /** What there is in a language: for a locale always the same promise, for React's `use`. */
  read(locale: Locale): Promise<Partial<Translation<English>>>
}

/** Of every part whose code is here. */
const all = new Set<Pick<Words<Dictionary>, 'read'>>()

/** Waits for what all of them say in a language. */
export async function readAllWords(locale: Locale): Promise<void> {
  await Promise.all([...all].map((words) => words.read(locale)))
}

/** Says of a promise, in the way that `use` reads it, what has come of it: then nothing is drawn without it. */
function settle<value>(promise: Promise<value>, value: value): void {
  Object.assign(promise, { status: 'fulfilled', value })
}

/**
 * The words of one part of the app. English comes with the part's code, every other language is
 * fetched when it is read; a key that a language lacks is said in English.
 */
export function createWords<const English extends Dictionary>(
  english: English,
  loaders: Loaders<English>,
): Words<English> {
  type Found = Partial<Translation<English>>
  const found = new Map<Locale, Promise<Found>>()
  const nothing: Found = {}
  const words: Words<English> = {
    english,
    read(locale) {
      const known = found.get(locale)
      if (known) return known
      const load = loaders[locale]
      // A language that cannot be fetched is no reason to show nothing.
      const coming = load ? load().catch(() => nothing) : Promise.resolve(nothing)
      found.set(locale, coming)
      if (!load) settle(coming, nothing)
      else void coming.then((words) => settle(coming, words))
      return coming
    },
  }
  all.add(words)
  return words
}
