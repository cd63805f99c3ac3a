import { type Call, expandCalls } from '@countersign/safe'
import { useMemo } from 'react'
import { useApproved } from '../../../review/approvals/useApproved.ts'
import { useProposed } from '../../../review/proposal/useProposed.ts'
import { useQueued } from '../../../review/proposal/useQueued.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActCall } from '../../../shared/acts/acts.ts'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { Approves } from './Approves.tsx'
import styles from './Nested.module.css'
import { nestedWords } from './words.ts'

/** Whose transaction an owner Safe's confirmation is, its hash, and what it confirms. */
export function Confirming({ call }: { call: ActCall }) {
  const say = useWords(nestedWords)
  const { chain, address } = useAccount()
  const { nonces } = useQueued(null)
  const { proposed } = useProposed({ calls: [call], nonce: nonces?.shown.nonce ?? null })
  const opened = useMemo(() => {
    const carried: Call = { operation: 0, ...call }
    return expandCalls(address, carried)
  }, [address, call])
  const approved = useApproved(opened)
  return (
    <>
      <p className={styles.line}>
        {say('approves.of')} <AddressText address={address} chainId={chain.id} avatar />
      </p>
      {proposed && (
        <p className={styles.quiet}>
          {say('approves.hash')} <bdi className={styles.hash}>{proposed.safeTxHash}</bdi>
        </p>
      )}
      <Approves approved={approved} />
    </>
  )
}
