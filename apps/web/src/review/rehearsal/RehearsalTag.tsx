import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { ShownRehearsal } from './useRehearsal.ts'
import { rehearsalWords } from './words.ts'

/** By which rung, and at which block, what is shown was rehearsed. */
export function RehearsalTag({ shown: { rehearsal, state } }: { shown: ShownRehearsal }) {
  const say = useWords(rehearsalWords)
  if (rehearsal && rehearsal.rung !== 'static') {
    const block = String(rehearsal.block.number)
    return <Tag>{say(`rung.${rehearsal.rung}`, { block })}</Tag>
  }
  const { state: known } = state
  return <Tag>{say(known === 'differs' || known === 'watched' ? known : 'failed')}</Tag>
}
