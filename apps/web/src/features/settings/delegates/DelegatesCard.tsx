import { getDelegates } from '@countersign/gateway/wallet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../../shared/gateway/gatewayQuery.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Empty } from '../../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../SettingsPage.module.css'
import { AddDelegate } from './AddDelegate.tsx'
import { DelegateRow } from './DelegateRow.tsx'
import { delegateWords } from './words.ts'

/** Who may propose without being an owner, by the gateway's word. */
export function DelegatesCard({ owners }: { owners: readonly Address[] | null }) {
  const say = useWords(delegateWords)
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const { address: me } = useConnection()
  const [isAdding, setAdding] = useState(false)
  const feed = useQuery(
    gatewayQuery(gateway, getDelegates, { chainId: String(chain.id), safe: address }),
  )
  const isOwner = me !== undefined && owners?.some((owner) => isAddressEqual(owner, me))
  return (
    <Card title={say('title')} feed={feed} skeleton={<Skeleton rows={2} />}>
      {({ results }) => (
        <>
          {results.length === 0 ? (
            <Empty>{say('none')}</Empty>
          ) : (
            <ul className={styles.limits}>
              {results.map((delegation) => (
                <DelegateRow
                  key={`${delegation.delegate}${delegation.delegator}${delegation.safe}`}
                  {...{ delegation, owners }}
                />
              ))}
            </ul>
          )}
          <div className={styles.foot}>
            <span className={styles.quiet}>{say('what')}</span>
            {isOwner && (
              <Button look="quiet" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
                {say('add')}
              </Button>
            )}
          </div>
          {isOwner && isAdding && (
            <div className={styles.foot}>
              <AddDelegate owner={me} onDone={() => setAdding(false)} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
