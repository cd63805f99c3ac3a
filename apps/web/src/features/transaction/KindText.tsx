import { type TransactionInfo, wordKey } from '@countersign/gateway'
import { gatewayWords } from '../../shared/transaction/gatewayWords.ts'
import { useWords } from '../../shared/words/useWords.ts'

/** What sort of transaction it is, in the gateway's own words. */
export function KindText({ info }: { info: TransactionInfo }) {
  const say = useWords(gatewayWords)
  const words = [say(wordKey('transactionInfoType', info.type))]
  if (info.type === 'Transfer') {
    words.push(
      say(wordKey('transferDirection', info.direction)),
      say(wordKey('tokenType', info.transferInfo.type)),
    )
  }
  return words.join(' · ')
}
