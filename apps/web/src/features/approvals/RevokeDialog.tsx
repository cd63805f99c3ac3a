import { useNavigate } from '@tanstack/react-router'
import { ProposalDialog } from '../../review/proposal/ProposalDialog.tsx'
import { SendingDialog } from '../../review/sending/SendingDialog.tsx'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useIsItself } from '../../shared/account/useIsItself.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import type { Revocation } from './useRevoke.ts'

type RevokeDialogProps = { asked: Revocation; onClose: () => void }

/** What is taken back, judged and shown: sent by the wallet, or proposed to a Safe's owners. */
export function RevokeDialog({ asked: { title, calls }, onClose }: RevokeDialogProps) {
  const account = useAccount()
  const { kind } = useAccountState(account)
  const isItself = useIsItself(account)
  const { send, handOver } = useActs()
  const navigate = useNavigate()
  if (kind === 'safe' && !isItself) return <ProposalDialog {...{ title, calls, onClose }} />
  const place = { chainId: account.chain.id, address: account.address }
  const input = { account: place, calls, description: title }
  return (
    <SendingDialog
      {...{ title, account, calls, isItself, onClose }}
      onSend={({ authorization, seen }) =>
        isItself
          ? handOver({ ...input, authorization })
          : send({ ...input, authorization, seen, together: true })
      }
      onDone={({ entry }) => {
        onClose()
        if (entry.kind !== 'safe') return
        const params = { account: account.path, id: entry.safeTxHash ?? '' }
        void navigate({ to: '/$account/tx/$id', params })
      }}
    />
  )
}
