import type { ExpandedCall } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import { formatDateTime } from '../../shared/format/formatTime.ts'
import { PERIODS } from '../../shared/limits/periods.ts'
import { limitWords } from '../../shared/limits/words.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './LimitWords.module.css'
import { type LimitChange, readLimitCall } from './readLimitCall.ts'
import { limitCallWords } from './words.ts'

type LimitWordsProps = { call: ExpandedCall; tokenAt: TokenAt }

/** Who may spend how much of what without the owners, in a sentence. The decoded call stays below it. */
export function LimitWords({ call, tokenAt }: LimitWordsProps) {
  const say = useWords(limitCallWords)
  const sayLimit = useWords(limitWords)
  const { demo } = useApp().appConfig
  const { chain, address } = useAccount()
  const read = readLimitCall(call, chain.contracts?.allowanceModule)
  if (!read) return null
  const { change, safe, isOfficial } = read
  const who = (each: Address) => <AddressText address={each} chainId={chain.id} copy={false} />
  return (
    <p className={styles.sentence} data-limit-call={change.kind}>
      {who(change.delegate)} <Told change={change} tokenAt={tokenAt} />{' '}
      {!isAddressEqual(safe, address) && (
        <>
          {say('of')} {who(safe)}{' '}
        </>
      )}
      {!isOfficial && <Tag tone="warn">{sayLimit(demo ? 'demo' : 'unofficial')}</Tag>}
    </p>
  )
}

type ToldProps = { change: LimitChange; tokenAt: TokenAt }

function Told({ change, tokenAt }: ToldProps) {
  const say = useWords(limitCallWords)
  const sayLimit = useWords(limitWords)
  const locale = useLocale()
  const { chain } = useAccount()
  const sum = (token: Address, value?: bigint) => <Sum {...{ token, value, tokenAt }} />
  switch (change.kind) {
    case 'add':
      return say('add')
    case 'drop':
      return say(change.isForgotten ? 'drop' : 'drop.kept')
    case 'refill':
    case 'delete':
      return (
        <>
          {say(change.kind)} {sum(change.token)}.
        </>
      )
    case 'spend':
      return (
        <>
          {say('spend')} {sum(change.token, change.amount)} {say('spend.to')}{' '}
          <AddressText address={change.to} chainId={chain.id} copy={false} />.{' '}
          {change.fee && (
            <>
              {say('fee')} {sum(change.fee.token, change.fee.amount)}.
            </>
          )}
        </>
      )
    default: {
      const { token, amount, minutes, since } = change
      if (amount === 0n) {
        return (
          <>
            {say('nothing')} {sum(token)}.
          </>
        )
      }
      const period = PERIODS.find((each) => each === minutes)
      return (
        <>
          {sayLimit('may')} {sum(token, amount)}{' '}
          {period === undefined
            ? say('each.minutes', { count: minutes })
            : sayLimit(`each.${period}`)}{' '}
          {since > 0 && `${say('since', { time: formatDateTime(since * 60_000, locale) })} `}
          <span className={styles.quiet}>{say('alone')}</span>
        </>
      )
    }
  }
}

type SumProps = { token: Address; value: bigint | undefined; tokenAt: TokenAt }

/** So much of a token, or the token alone; of one that nobody here knows, its address and whole numbers. */
function Sum({ token, value, tokenAt }: SumProps) {
  const { chain } = useAccount()
  const known = tokenAt(token)
  if (known && value !== undefined) return <Amount value={value} {...known} exact />
  if (known) return <bdi>{known.symbol}</bdi>
  return (
    <>
      {value !== undefined && <bdi>{String(value)} × </bdi>}
      <AddressText address={token} chainId={chain.id} copy={false} />
    </>
  )
}
