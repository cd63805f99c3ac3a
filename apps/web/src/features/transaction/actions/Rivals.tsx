import { getTransactionQueue } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { gatewayPages } from '../../../shared/gateway/gatewayPages.ts'
import { transactionsOf } from '../../../shared/gateway/transactionsOf.ts'
import { TransactionTitle } from '../../../shared/transaction/TransactionTitle.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Actions.module.css'
import { actionWords } from './words.ts'

/** Others that want the same nonce, by name: what is decided for one is decided against them. */
export function Rivals({ nonce, id }: { nonce: number; id: string }) {
  const say = useWords(actionWords)
  const { gateway } = useApp()
  const { chain, address, path } = useAccount()
  const { data } = useInfiniteQuery(
    gatewayPages(gateway, getTransactionQueue, {
      chainId: String(chain.id),
      safeAddress: address,
      trusted: true,
    }),
  )
  const waiting = data?.pages.flatMap(({ results }) => transactionsOf(results)) ?? []
  const rivals = waiting.filter(
    ({ id: other, executionInfo }) =>
      other !== id && executionInfo?.type === 'MULTISIG' && executionInfo.nonce === nonce,
  )
  if (rivals.length === 0) return null
  return (
    <p className={styles.rivals}>
      {say('rivals', { count: rivals.length, nonce })}{' '}
      {rivals.map((rival) => (
        <span key={rival.id}>
          <Link to="/$account/tx/$id" params={{ account: path, id: rival.id }}>
            <TransactionTitle info={rival.txInfo} chain={chain} pending />
          </Link>{' '}
        </span>
      ))}
    </p>
  )
}
