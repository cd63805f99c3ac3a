import { type Transaction, wordKey } from '@countersign/gateway'
import { Tag, type Tone } from '../ui/signs/Tag.tsx'
import { useWords } from '../words/useWords.ts'
import { gatewayWords } from './gatewayWords.ts'

const TONES: Readonly<Record<Transaction['txStatus'], Tone>> = {
  AWAITING_CONFIRMATIONS: 'warn',
  AWAITING_EXECUTION: 'accent',
  CANCELLED: 'plain',
  FAILED: 'danger',
  SUCCESS: 'good',
  UNKNOWN: 'plain',
}

/** Where a transaction stands, as the gateway says. */
export function StatusTag({ status }: { status: Transaction['txStatus'] }) {
  const say = useWords(gatewayWords)
  return <Tag tone={TONES[status]}>{say(wordKey('transactionStatus', status))}</Tag>
}
