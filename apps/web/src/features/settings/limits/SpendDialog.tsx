import type { WalletCall } from '@countersign/outbox'
import type { Address } from 'viem'
import { SendingDialog } from '../../../review/sending/SendingDialog.tsx'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { accountAt } from '../../../shared/account/accountAt.ts'
import { useActs } from '../../../shared/acts/useActs.ts'

type SpendDialogProps = {
  call: WalletCall
  description: string
  delegate: Address
  /** It was sent, and is told by this name. */
  onDone: (act: string) => void
  onClose: () => void
}

/** What a delegate's own wallet sends to spend from the limit, judged and shown. */
export function SpendDialog({ call, description, delegate, onDone, onClose }: SpendDialogProps) {
  const { chain } = useAccount()
  const { send } = useActs()
  return (
    <SendingDialog
      {...{ title: description, calls: [call], onClose }}
      account={accountAt(chain, delegate)}
      onSend={(leave) =>
        send({
          account: { chainId: chain.id, address: delegate },
          calls: [{ ...call, description }],
          ...{ description, ...leave },
        })
      }
      onDone={({ entry }) => onDone(entry.id)}
    />
  )
}
