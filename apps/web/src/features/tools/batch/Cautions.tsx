import { useQuery } from '@tanstack/react-query'
import { useBalance, useConfig } from 'wagmi'
import { accountQuery } from '../../../shared/account/accountQuery.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Sender } from './sender.ts'
import { batchWords } from './words.ts'

type CautionsProps = Sender & { total: bigint; isSplit: boolean }

/** What speaks against sending, though nothing of it forbids it. */
export function Cautions({ chain, address, total, isSplit }: CautionsProps) {
  const say = useWords(batchWords)
  const locale = useLocale()
  const balance = useBalance({ address, chainId: chain.id }).data
  const isUnknown = useUnknownCode({ chain, address })
  const { symbol, decimals } = chain.nativeCurrency
  return (
    <>
      {isSplit && (
        <p>
          <Tag tone="warn" icon="warning">
            {say('unsupported')}
          </Tag>{' '}
          {say('unsupported.how')}
        </p>
      )}
      {isUnknown && (
        <p>
          <Tag tone="warn" icon="warning">
            {say('unknownCode')}
          </Tag>
        </p>
      )}
      {balance && balance.value < total && (
        <p>
          <Tag tone="warn" icon="warning">
            {say('short', {
              balance: `${formatAmount(balance.value, decimals, locale)} ${symbol}`,
            })}
          </Tag>
        </p>
      )}
    </>
  )
}

/** Whether a Safe sends that runs code of nobody we know. */
function useUnknownCode({ chain, address }: Sender): boolean {
  const account = useQuery(accountQuery(useConfig(), chain.id, address)).data
  return account?.kind === 'safe' && account.identity.verdict !== 'official'
}
