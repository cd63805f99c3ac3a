import { type OutboxResult, refused } from '@countersign/outbox'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { ActCall } from '../../shared/acts/acts.ts'
import { ActStatus } from '../../shared/acts/status/ActStatus.tsx'
import { Outcome } from '../../shared/acts/status/Outcome.tsx'
import { useActs } from '../../shared/acts/useActs.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from '../leave/Leave.module.css'
import { useTold } from '../leave/useTold.ts'
import { Proposal } from './Proposal.tsx'
import { contentOfProposal, type JudgedProposal, type ProposalState } from './proposalState.ts'
import { useQueued } from './useQueued.ts'
import { proposalWords } from './words.ts'

export type ProposalDialogProps = {
  /** What it is called here, and in this browser's lists. */
  title: string
  calls: readonly [ActCall, ...ActCall[]]
  onClose: () => void
  /** Whether the visitor stays where they are once it is proposed, or goes to its page. */
  isStaying?: boolean
  /** What else is to be known of it, above what was judged. */
  children?: ReactNode
}

/** Calls that a page proposes for a Safe: judged and shown before anybody is asked to sign them. */
export function ProposalDialog({
  title,
  calls,
  onClose,
  isStaying = false,
  children,
}: ProposalDialogProps) {
  const say = useWords(proposalWords)
  const { chain, address, path } = useAccount()
  const { propose, acts } = useActs()
  const navigate = useNavigate()
  const { nonces } = useQueued(null)
  const nonce = nonces?.shown.nonce ?? null
  const { told, onTold } = useTold<JudgedProposal>(contentOfProposal({ calls, nonce }))
  const proposing = useOneMutation({
    mutationFn: async (shown: ProposalState): Promise<OutboxResult> => {
      if (shown.state !== 'judged') return refused(null, { kind: 'unjudged' })
      const account = { chainId: chain.id, address }
      return shown.act((judged) => propose({ account, description: title, ...judged }))
    },
    onSuccess: async (result) => {
      if (result.status !== 'done') return
      onClose()
      const params = { account: path, id: result.entry.safeTxHash ?? '' }
      if (!isStaying) await navigate({ to: '/$account/tx/$id', params })
    },
  })
  const { data, isPending, mutate } = proposing
  const begun = data && data.status !== 'moved' ? data.entry : null
  const act = acts.find(({ id }) => id === begun?.id)
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.dialog}>
        {children}
        <Proposal calls={calls} nonce={nonce} onTold={onTold} />
        <Button
          look="primary"
          busy={told.state !== 'judged' || isPending}
          onClick={() => mutate(told)}
        >
          {say(isPending ? 'busy' : 'sign')}
        </Button>
        {told.state === 'judged' && (
          <p className={styles.hint}>{say('hint.judged', { nonce: nonce ?? '' })}</p>
        )}
        {act ? <ActStatus act={act} /> : <Outcome result={isPending ? undefined : data} />}
      </div>
    </Modal>
  )
}
