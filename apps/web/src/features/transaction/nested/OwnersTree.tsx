import type { TransactionDetails } from '@countersign/gateway'
import type { Address } from 'viem'
import { signedTransaction } from '../../../review/proof/signedTransaction.ts'
import type { Reviewed } from '../../../review/useReview.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { isWaiting } from '../../../shared/transaction/isWaiting.ts'
import { Section } from '../../../shared/ui/sections/Section.tsx'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { Approves } from './Approves.tsx'
import { Branch } from './Branch.tsx'
import styles from './Nested.module.css'
import { useOwnerSafes } from './useOwnerSafes.ts'
import { nestedWords } from './words.ts'

type OwnersTreeProps = { details: TransactionDetails; reviewed: Reviewed }

/** Safes that own this one, with their own queues, as one tree; and what this one confirms for another. */
export function OwnersTree({ details, reviewed }: OwnersTreeProps) {
  const signed = signedTransaction(details)
  if (!signed) return null
  return (
    <>
      <Approves approved={reviewed.approved} />
      {isWaiting(details) && <Waiting details={details} reviewed={reviewed} signed={signed} />}
    </>
  )
}

type WaitingProps = OwnersTreeProps & { signed: NonNullable<ReturnType<typeof signedTransaction>> }

function Waiting({ reviewed: { review, proof }, signed: { info } }: WaitingProps) {
  const say = useWords(nestedWords)
  const isInSafe = useInSafe()
  const { address } = useAccount()
  const { chain } = useAccountState(useAccount())
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const signers = info.confirmations.flatMap(({ signer }, index): Address[] => {
    const row = proof.proof?.rows.find(({ subject }) => subject === `confirmation.${index}`)
    return row?.verdict === 'proven' ? [signer.value] : []
  })
  const { safeTxHash } = info
  const { data, isError } = useOwnerSafes({ safeTxHash, owners: safe?.owners ?? [], signers })
  if (!safe || (!data?.length && !isError)) return null
  const hindrance = isInSafe
    ? 'frame'
    : !info.trusted
      ? 'strange'
      : review.verdict === 'mismatch'
        ? 'danger'
        : review.verdict === 'proven'
          ? null
          : 'unproven'
  return (
    <Section title={say('title')}>
      <div className={styles.body}>
        {isError ? (
          <Alarm tone="warn" isNote title={say('failed')} />
        ) : (
          <p className={styles.quiet}>{say('hint')}</p>
        )}
        {data && data.length > 0 && (
          <ul className={styles.branches} aria-label={say('title')}>
            {data.map((branch) => (
              <Branch
                key={branch.address}
                branch={branch}
                above={{ safe: address, safeTxHash }}
                level={2}
                hindrance={hindrance}
              />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
