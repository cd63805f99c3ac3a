import type { WalletDelegate } from '@countersign/gateway/wallet'
import { showUnseen } from '@countersign/judge'
import { formatAddress } from '@countersign/kit'
import { type Address, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../SettingsPage.module.css'
import { DelegationFault } from './DelegationFault.tsx'
import { useDelegation } from './useDelegation.ts'
import { delegateWords } from './words.ts'

type DelegateRowProps = { delegation: WalletDelegate; owners: readonly Address[] | null }

/** One delegate: who, in whose name, and for what. */
export function DelegateRow({ delegation, owners }: DelegateRowProps) {
  const say = useWords(delegateWords)
  const { chain } = useAccount()
  const { address: me } = useConnection()
  const nameOf = useContactName(chain.id)
  const { mutate, isPending, error } = useDelegation()
  const { safe, delegate, delegator, label } = delegation
  const isMine = me && [delegate, delegator].some((each) => isAddressEqual(each, me))
  const isOwner = owners?.some((owner) => isAddressEqual(owner, delegator)) ?? true
  const name = nameOf(delegate) ?? formatAddress(delegate)
  return (
    <li data-delegate={delegate}>
      <div className={styles.limit}>
        <AddressText address={delegate} chainId={chain.id} avatar />
        {isMine && (
          <Button
            look="quiet"
            busy={isPending}
            aria-label={say('end.of', { name })}
            onClick={() => mutate({ delegate, delegator, signer: me, safe })}
          >
            {say('end')}
          </Button>
        )}
      </div>
      <div className={styles.sums}>
        <bdi>{showUnseen(label).text}</bdi>
        <span className={styles.quiet}>{say('of')}</span>
        <AddressText address={delegator} chainId={chain.id} />
        {safe === null && <Tag>{say('every')}</Tag>}
        {!isOwner && <Tag tone="warn">{say('notOwner')}</Tag>}
      </div>
      {error && <DelegationFault error={error} />}
    </li>
  )
}
