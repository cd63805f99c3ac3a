import { Dialog } from '@base-ui/react/dialog'
import { lazy, Suspense, useRef } from 'react'
import { type DialogName, useCountersign } from '../context.ts'
import { loadContent } from './content.ts'
import { LoadingFrame } from './Frame.tsx'
import { useSwipeToClose } from './useSwipeToClose.ts'

const CONTENT = {
  connect: lazy(loadContent.connect),
  verify: lazy(loadContent.verify),
  account: lazy(loadContent.account),
  network: lazy(loadContent.network),
} satisfies Record<DialogName, unknown>

/** The open dialog, whichever it is. */
export default function Dialogs() {
  const { dialog, closeDialog, rootProps } = useCountersign()
  const popup = useRef<HTMLDivElement>(null)
  useSwipeToClose(popup, closeDialog)
  if (!dialog) return null
  const Content = CONTENT[dialog]
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closeDialog()}>
      <Dialog.Portal>
        <div {...rootProps}>
          <Dialog.Backdrop className="cs-backdrop" />
          <Dialog.Popup ref={popup} className="cs-dialog">
            <Suspense fallback={<LoadingFrame />}>
              <Content />
            </Suspense>
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
