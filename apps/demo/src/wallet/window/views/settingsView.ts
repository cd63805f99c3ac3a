import type { Waiting } from '../../bridge/messages.ts'
import type { Store } from '../../store.ts'
import { h } from '../h.ts'
import { accountList } from './accountList.ts'
import { behaviourSection } from './behaviourSection.ts'
import { memorySection } from './memorySection.ts'
import { waitingSection } from './waitingSection.ts'

export type SettingsViewParameters = {
  store: Store
  onReview: (page: string, id: number) => void
  onReset: () => void
}

/** Everything a person can set. Each part draws itself again when the wallet's memory changes. */
export function settingsView({ store, onReview, onReset }: SettingsViewParameters) {
  const heading = h('h1', { tabindex: -1 }, 'Wallet settings')
  const waiting = waitingSection(onReview)
  const accounts = accountList({
    legend: 'Selected account',
    type: 'radio',
    chosen: [store.get('account')],
    onChange: ([account = 0]) => store.set({ account }),
  })
  const lockText = h('p', { class: 'lead' })
  const lock = h('button', {
    type: 'button',
    onclick: () => store.set({ locked: !store.get('locked') }),
  })
  const behaviour = behaviourSection(store)
  const memory = memorySection(store)

  function update() {
    const locked = store.get('locked')
    lockText.textContent = locked
      ? 'The wallet is locked: pages see no account.'
      : 'The wallet is unlocked.'
    lock.textContent = locked ? 'Unlock' : 'Lock'
    accounts.set([store.get('account')])
    behaviour.update()
    memory.update()
  }
  update()
  store.subscribe(update)

  const element = h(
    'main',
    { class: 'settings' },
    heading,
    waiting.element,
    h(
      'section',
      { class: 'block' },
      h('h2', {}, 'Lock'),
      h('div', { class: 'line' }, lockText, lock),
    ),
    h('section', { class: 'block' }, accounts.element),
    behaviour.element,
    memory.element,
    h(
      'section',
      { class: 'block' },
      h('h2', {}, 'Start over'),
      h(
        'div',
        { class: 'line' },
        h('p', { class: 'lead' }, 'Forgets pages, networks, tokens and these settings.'),
        h('button', { type: 'button', onclick: onReset }, 'Reset'),
      ),
    ),
  )
  return {
    element,
    focus: () => heading.focus(),
    setWaiting: (pages: readonly Waiting[]) => waiting.set(pages),
  }
}
