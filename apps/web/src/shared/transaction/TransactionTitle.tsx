import type { Transaction } from '@countersign/gateway'
import type { Account } from '../account/account.ts'
import { useTokens } from '../assets/useTokens.ts'
import { DescriptionTitle } from './DescriptionTitle.tsx'
import { describeTransaction } from './describeTransaction.ts'
import { flagTransfer } from './flagTransfer.ts'
import { useIsRejection } from './useIsRejection.ts'

type TransactionTitleProps = {
  transaction: Pick<Transaction, 'id' | 'txInfo' | 'executionInfo'>
  /** Whose it is: a list may be of several accounts. */
  account: Pick<Account, 'chain' | 'address'>
  /** Not done yet: “Send” instead of “Sent”. */
  pending?: boolean
}

/** What a transaction does, in a list: the gateway's word, but for amounts, flags and rejections. */
export function TransactionTitle({ transaction, account, pending = false }: TransactionTitleProps) {
  const { chain } = account
  const { id, txInfo, executionInfo } = transaction
  const stated = describeTransaction(txInfo)
  const isRejection = useIsRejection(account, {
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
