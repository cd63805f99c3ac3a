import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { enterList } from '../parts/moveInList.ts'
import { closeOnEscape } from './closeOnEscape.ts'
import { hostDialog } from './hostDialog.ts'
import { keepPrivate } from './keepPrivate.ts'
import { ModalTitleContext } from './ModalTitleContext.ts'
import { setPageAside } from './setPageAside.ts'
import { useSwipeToClose } from './useSwipeToClose.ts'
import { wrapFocus } from './wrapFocus.ts'

type ModalProps = {
  /** Drawn but not open, it is hidden: opening it then only has to show it. */
  isOpen: boolean
  onClose: () => void
  /** Theme, language and direction: the box stands outside of the element that carries them. */
  rootProps: React.HTMLAttributes<HTMLDivElement>
  children: ReactNode
}

/**
 * A modal box over the page. Not the browser's own `showModal`: it makes everything else in the page
 * inert, also what a wallet draws there to be answered.
 */
export function Modal({ isOpen, onClose, rootProps, children }: ModalProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [container] = useState(() => document.createElement('div'))
  useSwipeToClose(box, onClose)

  useLayoutEffect(() => {
    document.body.append(container)
    const release = keepPrivate(container)
    return () => {
      release()
      container.remove()
    }
  }, [container])

  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    const host = hostDialog()
    if (host) host.append(container)
    const bringBack = setPageAside(container)
    // On the box itself: its name is read, and nothing has to be searched for.
    box.current?.focus({ preventScroll: true })
    return () => {
      bringBack()
      if (host) document.body.append(container)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, container])

  // With the box itself: who sees it can close it, however busy the page is.
  useLayoutEffect(() => {
    if (isOpen) return closeOnEscape(container, onClose)
  }, [isOpen, container, onClose])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    wrapFocus(event)
    enterList(event)
  }
  return createPortal(
    <div {...rootProps}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's shortcut; the keyboard has Escape */}
      <div className="cs-backdrop" role="presentation" hidden={!isOpen} onClick={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="cs-dialog"
        hidden={!isOpen}
        onKeyDown={onKeyDown}
      >
        <ModalTitleContext value={titleId}>{children}</ModalTitleContext>
      </div>
    </div>,
    container,
  )
}
