import type { Caution } from '@countersign/safe'
import { Alarm } from '../ui/signs/Alarm.tsx'
import { useWords } from '../words/useWords.ts'
import { settingsDiffWords } from './words.ts'

/** What whoever makes or signs a change should think of before. */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  const say = useWords(settingsDiffWords)
  return cautions.map((caution) => (
    <Alarm key={caution} title={say(`caution.${caution}`)} tone="warn" />
  ))
}
