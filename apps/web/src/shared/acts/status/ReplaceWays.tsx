import type { OutboxEntry, OutboxFault, ReplacementQuote, Replacing } from '@countersign/outbox'
import { useState } from 'react'
import { useApp } from '../../AppContext.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Amount } from '../../ui/values/Amount.tsx'
import { useWords } from '../../words/useWords.ts'
import { useActs } from '../useActs.ts'
import { actWords } from '../words.ts'
import { ResultFault } from './ResultFault.tsx'

type Shown = { how: Replacing; quote: ReplacementQuote | { fault: OutboxFault } }

/** Speeds up or cancels what is stuck: first what that costs at most is shown, and then it is asked for. */
export function ReplaceWays({ act: { id, chainId } }: { act: OutboxEntry }) {
  const say = useWords(actWords)
  const acts = useActs()
  const { chains } = useApp().appConfig
  const [shown, setShown] = useState<Shown | null>(null)
  const coin = chains.find((chain) => chain.id === chainId)?.nativeCurrency
  const show = async (how: Replacing) => setShown({ how, quote: await acts.quote(id, how) })
  const send = async ({ how }: Shown, most: bigint) => {
    setShown(null)
    const result = await acts.replace(id, how, most)
    if (result.status === 'refused') setShown({ how, quote: { fault: result.fault } })
  }
  return (
    <>
      <Button onClick={() => show('speedUp')}>{say('way.speedUp')}</Button>
      <Button onClick={() => show('cancel')}>{say('way.cancel')}</Button>
      <ResultFault
        result={
          shown && 'fault' in shown.quote
            ? { status: 'refused', fault: shown.quote.fault }
            : undefined
        }
      />
      {shown && 'after' in shown.quote && coin && (
        <Cost {...{ shown, coin }} quote={shown.quote} onSend={send} />
      )}
    </>
  )
}

type CostProps = {
  shown: Shown
  quote: ReplacementQuote
  coin: { symbol: string; decimals: number }
  onSend: (shown: Shown, most: bigint) => void
}

function Cost({ shown, quote: { before, after }, coin, onSend }: CostProps) {
  const say = useWords(actWords)
  return (
    <>
      <p role="status">
        {say(`replace.${shown.how}`)} {say('replace.after')}{' '}
        <Amount value={after} {...coin} exact />
        {say('replace.before')} <Amount value={before} {...coin} exact />
      </p>
      <Button look="primary" onClick={() => onSend(shown, after)}>
        {say('replace.ask')}
      </Button>
    </>
  )
}
