import type { TokenFlag } from '@countersign/judge'
import { Tag } from '../ui/signs/Tag.tsx'
import { useWords } from '../words/useWords.ts'
import { transactionWords } from './words.ts'

/** What is wrong with a token, in a word each. */
export function TokenFlags({ flags }: { flags: readonly TokenFlag[] }) {
  const say = useWords(transactionWords)
  const known = flags.filter((flag) => flag.kind !== 'asking')
  return known.map((flag) => (
    <Tag
      key={'symbol' in flag ? flag.symbol : flag.kind}
      tone={flag.kind === 'unlisted' ? 'plain' : 'danger'}
      icon="warning"
    >
      {say(`flag.${flag.kind}`, { symbol: 'symbol' in flag ? flag.symbol : '' })}
    </Tag>
  ))
}
