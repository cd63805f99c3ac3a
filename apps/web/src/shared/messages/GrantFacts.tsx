import type { MessageFinding } from '@countersign/judge'
import { isAddressEqual } from 'viem'
import { useApp } from '../AppContext.ts'
import { formatDateTime } from '../format/formatTime.ts'
import { Alarm } from '../ui/signs/Alarm.tsx'
import { Tag } from '../ui/signs/Tag.tsx'
import { Fact, Facts } from '../ui/tables/Facts.tsx'
import { AddressText } from '../ui/values/AddressText.tsx'
import { Amount } from '../ui/values/Amount.tsx'
import { useLocale } from '../words/LocaleContext.ts'
import { useWords } from '../words/useWords.ts'
import { messageWords } from './words.ts'

type GrantFactsProps = { finding: Extract<MessageFinding, { kind: 'grant' }>; chainId: number }

/** Who would get what right over how much of which token, until when. */
export function GrantFacts({ finding, chainId }: GrantFactsProps) {
  const say = useWords(messageWords)
  const locale = useLocale()
  const { isKnown, isHere, grant } = finding
  const { spender, token, amount, until } = grant
  const chain = useApp().appConfig.chains.find(({ id }) => id === chainId)
  // At the same address of another network is another token.
  const tokens = isHere ? (chain?.tokens ?? []) : []
  const listed = tokens.find((each) => token && isAddressEqual(each.address, token))
  return (
    <Alarm isNote tone="warn" title={say('amber.grant')}>
      <Facts>
        <Fact name={say('grant.who')}>
          <AddressText address={spender} chainId={chainId} full />{' '}
          {!isKnown && <Tag tone="warn">{say('grant.unknown')}</Tag>}
        </Fact>
        <Fact name={say('grant.what')}>
          {token ? (
            <>
              {listed && <bdi>{listed.symbol}</bdi>}{' '}
              <AddressText address={token} chainId={chainId} full />
            </>
          ) : (
            say('grant.what.unsaid')
          )}
        </Fact>
        <Fact name={say('grant.amount')}>
          {amount === null ? (
            <Tag tone="warn">{say('grant.all')}</Tag>
          ) : listed ? (
            <Amount value={amount} decimals={listed.decimals} symbol={listed.symbol} exact />
          ) : (
            say('grant.units', { amount: String(amount) })
          )}
        </Fact>
        <Fact name={say('grant.until')}>
          {until === null ? (
            <Tag tone="warn">{say('grant.forEver')}</Tag>
          ) : (
            formatDateTime(Number(until) * 1_000, locale)
          )}
        </Fact>
      </Facts>
    </Alarm>
  )
}
