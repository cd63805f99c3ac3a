import { safeEntryId } from '@countersign/outbox'
import { approvalCall, judgeOwnerSafe, type OwnerStep } from '@countersign/safe'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type Address, getAddress, type Hex } from 'viem'
import { useConnection } from 'wagmi'
import { AccountContext, useAccount } from '../../../shared/account/AccountContext.ts'
import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { Confirming } from './Confirming.tsx'
import styles from './Nested.module.css'
import type { OwnerBranch } from './readOwnerSafes.ts'
import { nestedWords } from './words.ts'

const ProposalDialog = lazy(async () => ({
  default: (await import('../../../review/proposal/ProposalDialog.tsx')).ProposalDialog,
}))

/** What the other Safe wants confirmed. */
type Above = { safe: Address; safeTxHash: Hex }

type BranchProps = {
  branch: OwnerBranch
  above: Above
  level: number
  /** Why nothing may be done here; null where it may. */
  hindrance: 'frame' | 'unproven' | 'danger' | 'strange' | null
}

/** One owner that is a Safe: where it stands, what is next, and the Safes behind it. */
export function Branch({ branch, above, level, hindrance }: BranchProps) {
  const say = useWords(nestedWords)
  const { chain } = useAccount()
  const { address: me } = useConnection()
  const { acts } = useActs()
  const { address, approval, owners, threshold, behind } = branch
  const step = judgeOwnerSafe(branch, me, level)
  const path = `${chain.shortName}:${address}`
  const act =
    approval &&
    acts.find(({ id }) => id === safeEntryId({ chainId: chain.id, address }, approval.safeTxHash))
  return (
    <li className={styles.branch} data-step={step.step}>
      <div className={styles.line}>
        <AddressText address={address} chainId={chain.id} avatar copy={false} />
        <span className={styles.quiet}>{say('signers', { threshold, owners: owners.length })}</span>
        {step.step === 'done' ? (
          <Tag tone="good" icon="check">
            {say('step.done')}
          </Tag>
        ) : approval ? (
          <Link to="/$account/tx/$id" params={{ account: path, id: approval.safeTxHash }}>
            {say('approval', { given: approval.signers.length, threshold, nonce: approval.nonce })}
          </Link>
        ) : (
          <span className={styles.quiet}>{say('approval.none')}</span>
        )}
      </div>
      {act && step.step !== 'done' && <ActStatus act={act} />}
      {step.step !== 'done' && <Next {...{ branch, above, step, hindrance }} />}
      {approval && behind.length > 0 && step.step !== 'done' && (
        <ul className={styles.branches} aria-label={say('behind')}>
          {behind.map((each) => (
            <Branch
              key={each.address}
              branch={each}
              above={{ safe: address, safeTxHash: approval.safeTxHash }}
              level={level + 1}
              hindrance={hindrance}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

type NextProps = Pick<BranchProps, 'branch' | 'above' | 'hindrance'> & { step: OwnerStep }

/** What is proposed here is built here; what somebody else has proposed is judged on its own page. */
function Next({ branch, above, step, hindrance }: NextProps) {
  const say = useWords(nestedWords)
  const { chain } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const { approval } = branch
  const address = getAddress(branch.address)
  const path = `${chain.shortName}:${address}`
  return (
    <>
      <p className={styles.quiet}>{sayStep(say, step)}</p>
      {step.step === 'propose' && (
        <div className={styles.ways}>
          <Button look="primary" busy={hindrance !== null} onClick={() => setOpen(true)}>
            {say('do.propose')}
          </Button>
          {hindrance && <small>{say(`hindrance.${hindrance}`)}</small>}
        </div>
      )}
      {approval && (step.step === 'confirm' || step.step === 'execute') && (
        <Link to="/$account/tx/$id" params={{ account: path, id: approval.safeTxHash }}>
          {say(`do.${step.step}`)}
        </Link>
      )}
      {isOpen && (
        <AccountContext value={{ chain, address, path }}>
          <Suspense>
            <ProposalDialog
              title={say('describe')}
              calls={[approvalCall(above)]}
              onClose={() => setOpen(false)}
              isStaying
            >
              <Confirming call={approvalCall(above)} />
            </ProposalDialog>
          </Suspense>
        </AccountContext>
      )}
    </>
  )
}

function sayStep(say: ReturnType<typeof useWords<typeof nestedWords.english>>, step: OwnerStep) {
  if (step.step === 'refused') return say(`refused.${step.why}`)
  if (step.step !== 'wait') return say(`step.${step.step}`)
  return step.why === 'queue'
    ? say('wait.queue', { nonce: step.nonce })
    : say('wait.signatures', { count: step.count })
}
