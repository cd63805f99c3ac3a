import type { Address } from 'viem'
import { formatUnlike } from '../../format/formatUnlike.ts'
import { useGivenName } from '../../local/useGivenName.ts'
import { useWords } from '../../words/useWords.ts'
import { Tag } from '../signs/Tag.tsx'
import { uiWords } from '../words.ts'

type LookAlikeTagProps = {
  of: Address
  /** Left out, only names for every chain count. */
  chainId?: number
}

/** Says whom an address imitates. */
export function LookAlikeTag({ of, chainId = 0 }: LookAlikeTagProps) {
  const say = useWords(uiWords)
  const name = useGivenName(chainId)(of)
  const digits = formatUnlike(of)
  return (
    <Tag tone="danger" icon="warning">
      {say('lookAlike', { name: name ? `${name} ${digits}` : digits })}
    </Tag>
  )
}
