import { formatBalance } from '@countersign/kit'
import { useBalance, useConnection } from 'wagmi'
import styles from './Home.module.css'

/** The connected account at a glance, read from the chain. */
export function AccountCard() {
  const { address, chain, connector } = useConnection()
  const balance = useBalance({ address, chainId: chain?.id, query: { enabled: Boolean(chain) } })
  return (
    <section className={styles.card} aria-label="Connected account">
      <dl className={styles.facts}>
        <div>
          <dt>Account</dt>
          <dd className={styles.address}>{address}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>{chain?.name ?? 'Not known to this app'}</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd>
            {balance.data && formatBalance(balance.data)}
            {balance.isPending && '…'}
            {balance.isError && (
              <>
                Could not be read.{' '}
                <button type="button" onClick={() => balance.refetch()}>
                  Try again
                </button>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Wallet</dt>
          <dd>{connector?.name}</dd>
        </div>
      </dl>
    </section>
  )
}
