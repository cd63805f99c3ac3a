import { h } from './h.ts'
import type { Link } from './link.ts'
import { type RequestView, requestView } from './views/requestView.ts'
import { shell } from './views/shell.ts'

/** A page that has not spoken by now has been closed or has forgotten this window. */
const PAGE_SPEAKS_WITHIN = 3_000

/** The window as a page opened it: shows one request after another until the page closes it. */
export function startAnswering(root: HTMLElement, link: Link, pageIsGone: () => boolean) {
  let shown: (RequestView & { id: number }) | undefined

  function draw({ element, title, focus }: Pick<RequestView, 'element' | 'title' | 'focus'>) {
    root.replaceChildren(shell(element, { settingsLink: true }))
    document.title = `${title} – Demo Wallet`
    focus()
  }

  const silence = setTimeout(() => {
    draw(notice('No page is asking', 'You can close this window.'))
  }, PAGE_SPEAKS_WITHIN)

  link.onWaiting(({ page, origin, requests }) => {
    clearTimeout(silence)
    const [first, ...others] = requests.filter(({ held }) => !held)
    if (!first) {
      shown = undefined
      draw(notice('Done', 'This window closes by itself.'))
      return
    }
    // Redrawing what is on screen would undo the person's ticks and move the focus.
    if (shown?.id !== first.id) {
      const { id, ask } = first
      const view = requestView({
        ask,
        origin,
        onAnswer: (answer) => link.send({ type: 'demo-wallet:answer', page, id, ...answer }),
      })
      shown = { ...view, id }
      draw(view)
    }
    shown.setMore(others.length)
  })

  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') shown?.reject()
  })
  // The page closes this window when it goes; where it could not, the window notices by itself.
  setInterval(() => pageIsGone() && close(), 500)
  link.send({ type: 'demo-wallet:hello' })
}

function notice(title: string, text: string) {
  const heading = h('h1', { tabindex: -1 }, title)
  const element = h('main', {}, heading, h('p', { class: 'lead' }, text))
  return { element, title, focus: () => heading.focus() }
}
