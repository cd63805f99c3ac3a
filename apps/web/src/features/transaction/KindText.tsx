import { wordKey } from '@countersign/gateway'
import { gatewayWords } from '../../shared/transaction/gatewayWords.ts'
import type { Sort } from '../../shared/transaction/sortOf.ts'
import { useWords } from '../../shared/words/useWords.ts'

/** What sort of transaction it is, in the words that gateways have for sorts. */
export function KindText({ info }: { info: Sort }) {
  const say = useWords(gatewayWords)
  const words = [say(wordKey('transactionInfoType', info.type))]
  if (info.direction) words.push(say(wordKey('transferDirection', info.direction)))
  if (info.transferInfo) words.push(say(wordKey('tokenType', info.transferInfo.type)))
  return words.join(' · ')
}
