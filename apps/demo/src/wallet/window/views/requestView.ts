import type { Ask } from '../../asks.ts'
import { h } from '../h.ts'
import { describe } from '../sheets/describe.ts'
import { count, hostOf } from '../sheets/text.ts'
import { accountList } from './accountList.ts'
import { blockView } from './blocks.ts'

/** A second click meant for the request before must not answer the one that took its place. */
const SETTLE_TIME = 250

type RequestAnswer = { approved: boolean; accounts?: number[] }

export type RequestViewParameters = {
  ask: Ask
  origin: string
  onAnswer: (answer: RequestAnswer) => void
}

export type RequestView = {
  element: HTMLElement
  title: string
  focus(): void
  reject(): void
  /** How many requests wait behind this one. */
  setMore(more: number): void
}

/** One request: who asks, what for, and two buttons. */
export function requestView({ ask, origin, onAnswer }: RequestViewParameters): RequestView {
  const sheet = describe(ask, { origin, now: new Date() })
  const informs = ask.kind === 'showCalls'
  let chosen = ask.kind === 'connect' ? ask.chosen : []
  let answered = false
  let settled = false

  function answer(approved: boolean) {
    if (answered || !settled) return
    answered = true
    update()
    const choice = approved && ask.kind === 'connect' ? { accounts: [...chosen] } : {}
    onAnswer({ approved, ...choice })
  }

  // No form: Enter in a checkbox would send it, and only the button itself may approve.
  const approve = h(
    'button',
    { type: 'button', class: 'primary', onclick: () => answer(true) },
    approveLabel(ask),
  )
  const reject = h('button', { type: 'button', onclick: () => answer(false) }, 'Reject')
  const hint = h('p', { class: 'hint', role: 'status' })
  const queue = h('p', { class: 'hint' })
  function update() {
    const none = ask.kind === 'connect' && chosen.length === 0
    approve.disabled = answered || !settled || none
    reject.disabled = answered || !settled
    hint.textContent = none ? 'Choose at least one account.' : ''
  }
  update()
  setTimeout(() => {
    settled = true
    update()
  }, SETTLE_TIME)

  const heading = h('h1', { tabindex: -1 }, sheet.title)
  const choice =
    ask.kind === 'connect' &&
    accountList({
      legend: 'Accounts to share',
      type: 'checkbox',
      chosen,
      onChange(next) {
        chosen = [...next]
        update()
      },
    }).element

  const element = h(
    'div',
    { class: 'request' },
    h(
      'main',
      {},
      h('p', { class: 'origin' }, hostOf(origin), h('span', { class: 'hint' }, ' asks')),
      heading,
      h('p', { class: 'lead' }, sheet.lead),
      ...sheet.warnings.map((text) =>
        h('p', { class: 'warning' }, h('strong', {}, 'Careful. '), text),
      ),
      choice,
      ...sheet.blocks.map(blockView),
    ),
    h('footer', {}, hint, queue, h('div', { class: 'buttons' }, !informs && reject, approve)),
  )
  return {
    element,
    title: sheet.title,
    focus: () => heading.focus(),
    reject: () => answer(informs),
    setMore(more) {
      queue.textContent = more > 0 ? `${count(more, 'more request')} after this one` : ''
    },
  }
}

function approveLabel({ kind }: Ask): string {
  if (kind === 'unlock') return 'Unlock'
  return kind === 'showCalls' ? 'Done' : 'Approve'
}
