import { NOTE_CSS } from './noteStyle.ts'

export type NoteHandlers = { onOpen: () => void; onReject: () => void }

export type Note = { hide(): void }

export type ShowNote = (handlers: NoteHandlers) => Note

/**
 * "Demo Wallet is waiting", in the page: a pop-up blocker lets a window through only on a fresh
 * click, so the page needs something to click. It lies in the top layer, above the page's own
 * dialogs, and in a shadow tree, so neither side's styles reach the other.
 */
export function createShowNote(document: Document): ShowNote {
  return ({ onOpen, onReject }) => {
    const host = document.createElement('div')
    host.popover = 'manual'
    host.dataset.demoWalletNote = ''
    const root = host.attachShadow({ mode: 'open' })
    // A constructed sheet, because the page's content policy refuses inline styles.
    const view = document.defaultView ?? globalThis
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(NOTE_CSS)
    root.adoptedStyleSheets = [sheet]

    const box = document.createElement('section')
    box.setAttribute('role', 'alertdialog')
    box.setAttribute('aria-label', 'Demo Wallet is waiting')
    const text = document.createElement('p')
    text.textContent = 'Demo Wallet is waiting'
    const hint = document.createElement('p')
    hint.className = 'hint'
    hint.textContent = 'Your browser kept its window closed.'
    const actions = document.createElement('div')
    actions.append(
      button(document, 'Reject', onReject),
      button(document, 'Open Demo Wallet', onOpen, 'primary'),
    )
    box.append(text, hint, actions)
    root.append(box)

    // Whatever lies outside a modal dialog is inert, even above it: so go inside the topmost one.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    ;(modal ?? document.body).append(host)
    host.showPopover()
    return { hide: () => host.remove() }
  }
}

function button(document: Document, label: string, onClick: () => void, className = '') {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.className = className
  element.addEventListener('click', onClick)
  return element
}
