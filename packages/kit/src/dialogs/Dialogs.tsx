import { Dialog } from '@base-ui/react/dialog'
import { useCountersign } from '../context.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { NetworkDialog } from './NetworkDialog.tsx'

const DIALOGS = { connect: ConnectDialog, account: AccountDialog, network: NetworkDialog }

/** The open dialog, whichever it is. */
export default function Dialogs() {
  const { dialog, setDialog } = useCountersign()
  if (!dialog) return null
  const Content = DIALOGS[dialog]
  return (
    <Dialog.Root open onOpenChange={(open) => !open && setDialog(null)}>
      <Content onDone={() => setDialog(null)} />
    </Dialog.Root>
  )
}
