import type { Behaviour } from '../../state.ts'
import type { Store } from '../../store.ts'
import { h } from '../h.ts'

const ANSWERS: readonly { value: Behaviour['answer']; label: string; hint: string }[] = [
  { value: 'ask', label: 'Ask me', hint: 'Opens this wallet’s window.' },
  { value: 'approve', label: 'Approve by itself', hint: 'Signs everything. For trying only.' },
  { value: 'reject', label: 'Reject', hint: 'As if you pressed Reject each time.' },
]

/** How the wallet treats requests: for trying out how a page copes. */
export function behaviourSection(store: Store) {
  const change = (patch: Partial<Behaviour>) =>
    store.set({ behaviour: { ...store.get('behaviour'), ...patch } })

  const answers = ANSWERS.map(({ value }) =>
    h('input', { type: 'radio', name: 'answer', value, onchange: () => change({ answer: value }) }),
  )
  const delay = h('input', {
    type: 'number',
    min: 0,
    max: 600_000,
    step: 100,
    inputmode: 'numeric',
    onchange: () => {
      const wanted = Math.round(delay.valueAsNumber)
      change({ delay: Math.min(Math.max(wanted || 0, 0), 600_000) })
    },
  })
  const hold = h('input', { type: 'checkbox', onchange: () => change({ hold: hold.checked }) })
  const addOnly = h('input', {
    type: 'checkbox',
    onchange: () => change({ addWithoutSwitching: addOnly.checked }),
  })

  const element = h(
    'section',
    { class: 'block' },
    h(
      'fieldset',
      { class: 'choices' },
      h('legend', {}, 'Answer requests'),
      ...ANSWERS.map(({ label, hint }, index) => choice(answers[index], label, hint)),
    ),
    h('label', { class: 'line' }, h('span', {}, 'Delay in milliseconds'), delay),
    h(
      'div',
      { class: 'choices' },
      choice(hold, 'Hold requests', 'New ones stay pending until you review them here.'),
      choice(addOnly, 'Add without switching', 'A page that adds a network must ask to switch.'),
    ),
  )
  return {
    element,
    update() {
      const behaviour = store.get('behaviour')
      for (const input of answers) input.checked = input.value === behaviour.answer
      delay.value = `${behaviour.delay}`
      hold.checked = behaviour.hold
      addOnly.checked = behaviour.addWithoutSwitching
    },
  }
}

const choice = (input: HTMLInputElement | undefined, label: string, hint: string) =>
  h('label', { class: 'choice' }, input, h('span', {}, label, h('span', { class: 'hint' }, hint)))
