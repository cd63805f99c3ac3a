import type { TransactionDetails } from '@countersign/gateway'
import type { Expansion } from '@countersign/safe'
import type { ChainConfig } from '../appConfig.ts'
import { useTokens } from '../assets/useTokens.ts'
import { Tag } from '../ui/signs/Tag.tsx'
import { useWords } from '../words/useWords.ts'
import { DescriptionTitle } from './DescriptionTitle.tsx'
import { describeDetails } from './describeDetails.ts'
import { flagCalls } from './flagCalls.ts'
import { tokensIn } from './tokensIn.ts'
import { transactionWords } from './words.ts'

type SignedTitleProps = {
  details: TransactionDetails
  /** Its calls, in our own reading; null where it has no bytes. */
  opened: Expansion | null
  chain: ChainConfig
  pending?: boolean
  full?: boolean
}

/** R-WORD-1: what a transaction does, in one line, as its bytes say; where it has none, that is said. */
export function SignedTitle({ details, opened, chain, ...look }: SignedTitleProps) {
  const say = useWords(transactionWords)
  const { description, by } = describeDetails(details, opened, chain)
  const tokenAt = useTokens(chain, opened ? tokensIn(opened) : [])
  return (
    <>
      <DescriptionTitle
        {...{ description, by, chain, ...look }}
        flags={flagCalls(opened, details.txInfo, chain, tokenAt)}
      />
      {by === 'gateway' && <Tag>{say('by.gateway')}</Tag>}
    </>
  )
}
