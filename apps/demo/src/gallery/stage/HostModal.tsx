import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

/** A page whose own modal, of the most used library, already stands open around the button. */
export default function HostModal({ children }: { children: ReactNode }) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Host</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
