import { cancelConnect } from '@countersign/core'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { type DialogName, OpenDialogContext, useCountersign } from '../context.ts'
import { useStore } from '../hooks/useStore.ts'
import { WithEnglish } from '../i18n/WithEnglish.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Boundary } from '../parts/Boundary.tsx'
import { Deferred } from '../parts/Deferred.tsx'
import type { DeferredCode } from '../parts/deferredCode.ts'
import { DialogFailure } from './DialogFailure.tsx'
import { LoadingLayout } from './DialogLayout.tsx'

const NONE = {}

type DialogsProps = { name: DialogName; content: DeferredCode<object> }

/** The dialog that is open or, unseen, ready to be. */
export default function Dialogs({ name, content }: DialogsProps) {
  const { countersign, closeDialog, endDialog, rootProps } = useCountersign()
  const isOpen = useContext(OpenDialogContext) === name
  // R-CON-8: closing the dialog cancels the attempt; one that was only drawn has none.
  const isConnecting = isOpen && name === 'connect'
  const isShown = useRef(false)
  useEffect(() => {
    if (!isConnecting) return
    isShown.current = true
    return () => {
      isShown.current = false
      // StrictMode takes a dialog away and puts it back in one breath: nobody closed it.
      queueMicrotask(() => isShown.current || cancelConnect(countersign))
    }
  }, [isConnecting, countersign])
  // A dialog goes with what it is about, whoever ended that: this tab, another one or the wallet.
  const { address } = useConnection()
  const { step } = useStore(countersign.attempt)
  const isMoot = name === 'connect' ? Boolean(address) && step === 'idle' : !address
  useLayoutEffect(() => {
    if (isOpen && isMoot) endDialog(name)
  }, [isOpen, isMoot, endDialog, name])
  return (
    <WithEnglish>
      <Modal isOpen={isOpen} onClose={closeDialog} rootProps={rootProps}>
        <Boundary
          key={name}
          fallback={(retry) => <DialogFailure name={name} onRetry={retry} />}
          // Broken before anybody saw it, it is drawn afresh for whoever opens it.
          onError={isOpen ? undefined : closeDialog}
        >
          <Deferred
            code={content}
            props={NONE}
            fallback={<LoadingLayout />}
            onFailure={closeDialog}
          />
        </Boundary>
      </Modal>
    </WithEnglish>
  )
}
