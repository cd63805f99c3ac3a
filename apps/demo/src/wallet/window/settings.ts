import type { Waiting } from '../bridge/messages.ts'
import type { Store } from '../store.ts'
import type { Link } from './link.ts'
import { type RequestView, requestView } from './views/requestView.ts'
import { settingsView } from './views/settingsView.ts'
import { shell } from './views/shell.ts'

/** The window opened by its person: settings, and whatever pages are waiting for. */
export function startSettings(root: HTMLElement, link: Link, store: Store) {
  const pages = new Map<string, Waiting>()
  let reviewed: (RequestView & { page: string; id: number }) | undefined

  const view = settingsView({ store, onReview: review, onReset: reset })

  function showSettings() {
    reviewed = undefined
    document.title = 'Demo Wallet'
    root.replaceChildren(shell(view.element))
  }

  function review(page: string, id: number) {
    const waiting = pages.get(page)
    const request = waiting?.requests.find((candidate) => candidate.id === id)
    if (!waiting || !request) return
    const { origin } = waiting
    const shown = requestView({
      ask: request.ask,
      origin,
      onAnswer(answer) {
        link.send({ type: 'demo-wallet:answer', page, id, ...answer })
        showSettings()
        view.focus()
      },
    })
    reviewed = { ...shown, page, id }
    document.title = `${shown.title} – Demo Wallet`
    root.replaceChildren(shell(shown.element))
    shown.focus()
  }

  function reset() {
    for (const { page, requests } of pages.values()) {
      for (const { id } of requests) {
        link.send({ type: 'demo-wallet:answer', page, id, approved: false })
      }
    }
    store.reset()
  }

  link.onWaiting((waiting) => {
    pages.set(waiting.page, waiting)
    view.setWaiting([...pages.values()])
    const { page, requests } = waiting
    const answeredElsewhere =
      reviewed?.page === page && !requests.some(({ id }) => id === reviewed?.id)
    if (answeredElsewhere) showSettings()
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reviewed?.reject()
  })
  showSettings()
  link.send({ type: 'demo-wallet:hello' })
}
