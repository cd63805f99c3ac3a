import { Dialog } from '@base-ui/react/dialog'
import { cancelConnect } from '@countersign/core'
import { useContext, useEffect, useRef } from 'react'
import { type DialogName, OpenDialogContext, useCountersign } from '../context.ts'
import { WithEnglish } from '../i18n/WithEnglish.tsx'
import { Deferred } from '../parts/Deferred.tsx'
import { enterList } from '../parts/moveInList.ts'
import { content } from './content.ts'
import { LoadingFrame } from './Frame.tsx'
import { useSwipeToClose } from './useSwipeToClose.ts'

/** The dialog that is open or, unseen, ready to be. */
export default function Dialogs({ name }: { name: DialogName }) {
  const { countersign, closeDialog, rootProps } = useCountersign()
  const isOpen = useContext(OpenDialogContext) === name
  const popup = useRef<HTMLDivElement>(null)
  useSwipeToClose(popup, closeDialog)
  // R-CON-8: closing the dialog cancels the attempt; one that was only drawn has none.
  const isConnecting = isOpen && name === 'connect'
  useEffect(() => {
    if (isConnecting) return () => cancelConnect(countersign)
  }, [isConnecting, countersign])
  return (
    <WithEnglish>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && closeDialog()}>
        <Dialog.Portal keepMounted container={isOpen ? hostDialog() : undefined}>
          <div {...rootProps}>
            <Dialog.Backdrop className="cs-backdrop" />
            {/* Focus on the dialog itself: its name is read, and nothing has to be searched for. */}
            <Dialog.Popup
              ref={popup}
              initialFocus={popup}
              className="cs-dialog"
              onKeyDown={enterList}
            >
              <Deferred
                key={name}
                code={content[name]}
                props={{}}
                fallback={<LoadingFrame />}
                onFailure={closeDialog}
              />
            </Dialog.Popup>
          </div>
        </Dialog.Portal>
      </Dialog.Root>
    </WithEnglish>
  )
}

/**
 * A page's own modal `<dialog>` stands above everything outside of it, and makes it inert: ours has
 * to open inside. The last one is on top.
 */
function hostDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
}
