import type { WitnessFinding } from '@countersign/judge'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { witnessWords } from './words.ts'

type WitnessToldProps = { finding: Extract<WitnessFinding, { who: unknown }> }

/** What was found of those who were asked, by their names. */
export function WitnessTold({ finding: { kind, who } }: WitnessToldProps) {
  const say = useWords(witnessWords)
  const locale = useLocale()
  const names = who.map((name) => say(`name.${name}`))
  return say(kind, { who: new Intl.ListFormat(locale).format(names) })
}
