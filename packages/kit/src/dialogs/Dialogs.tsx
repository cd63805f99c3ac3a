import { cancelConnect } from '@countersign/core'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { useConnection } from 'wagmi'
import { type DialogName, OpenDialogContext, useCountersign } from '../context.ts'
import { useStore } from '../hooks/useStore.ts'
import { WithEnglish } from '../i18n/WithEnglish.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Deferred } from '../parts/Deferred.tsx'
import { content } from './content.ts'
import { LoadingLayout } from './DialogLayout.tsx'

const NONE = {}

/** The dialog that is open or, unseen, ready to be. */
export default function Dialogs({ name }: { name: DialogName }) {
  const { countersign, closeDialog, rootProps } = useCountersign()
  const isOpen = useContext(OpenDialogContext) === name
  // R-CON-8: closing the dialog cancels the attempt; one that was only drawn has none.
  const isConnecting = isOpen && name === 'connect'
  useEffect(() => {
    if (isConnecting) return () => cancelConnect(countersign)
  }, [isConnecting, countersign])
  // A dialog goes with what it is about, whoever ended that: this tab, another one or the wallet.
  const { address } = useConnection()
  const { step } = useStore(countersign.attempt)
  const isMoot = name === 'connect' ? Boolean(address) && step === 'idle' : !address
  useLayoutEffect(() => {
    if (isOpen && isMoot) closeDialog()
  }, [isOpen, isMoot, closeDialog])
  return (
    <WithEnglish>
      <Modal isOpen={isOpen} onClose={closeDialog} rootProps={rootProps}>
        <Deferred
          key={name}
          code={content[name]}
          props={NONE}
          fallback={<LoadingLayout />}
          onFailure={closeDialog}
        />
      </Modal>
    </WithEnglish>
  )
}
