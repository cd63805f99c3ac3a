import type { Transaction } from '@countersign/gateway'
import type { ChainConfig } from '../appConfig.ts'
import { useTokens } from '../assets/useTokens.ts'
import { DescriptionTitle } from './DescriptionTitle.tsx'
import { describeTransaction } from './describeTransaction.ts'
import { flagTransfer } from './flagTransfer.ts'
import { useIsRejection } from './useIsRejection.ts'

type TransactionTitleProps = {
  transaction: Pick<Transaction, 'id' | 'txInfo' | 'executionInfo'>
  chain: ChainConfig
  /** Not done yet: “Send” instead of “Sent”. */
  pending?: boolean
}

/** What a transaction does, in a list: the gateway's word, but for amounts, flags and rejections. */
export function TransactionTitle({ transaction, chain, pending = false }: TransactionTitleProps) {
  const { id, txInfo, executionInfo } = transaction
  const stated = describeTransaction(txInfo)
  const isRejection = useIsRejection({
    id,
    nonce: executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : null,
    isStated: stated.kind === 'nothing',
  })
  const asset = 'asset' in stated ? stated.asset : null
  const tokenAt = useTokens(chain, asset?.kind === 'amount' ? [asset.token] : [])
  return (
    <DescriptionTitle
      description={isRejection ? { kind: 'rejection' } : stated}
      by="gateway"
      flags={flagTransfer(txInfo, chain, tokenAt)}
      {...{ chain, pending }}
    />
  )
}
