// @vitest-environment jsdom

import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Modal } from './Modal.tsx'

it('R-UI-14 Escape closes it from the moment that it stands there, however busy the page is', async () => {
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  const onClose = vi.fn()
  const isDrawn = Promise.withResolvers<void>()
  // Heard at once when it is drawn, before the page does anything else.
  const watch = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]')) isDrawn.resolve()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  root.render(
    <Modal isOpen onClose={onClose} rootProps={{}}>
      Wallets
    </Modal>,
  )
  await isDrawn.promise
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
