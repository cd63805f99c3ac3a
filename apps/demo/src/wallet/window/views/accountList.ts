import { ACCOUNTS } from '../../accounts.ts'
import { h } from '../h.ts'
import { accountName } from '../sheets/text.ts'

export type AccountListParameters = {
  legend: string
  type: 'checkbox' | 'radio'
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** The five accounts, to tick (which ones) or to pick from (which one). */
export function accountList({ legend, type, chosen, onChange }: AccountListParameters) {
  const inputs = ACCOUNTS.map((_, index) =>
    h('input', { type, name: 'account', value: index, checked: chosen.includes(index) }),
  )
  const read = () => inputs.flatMap((input, index) => (input.checked ? [index] : []))
  const element = h(
    'fieldset',
    { class: 'choices', onchange: () => onChange(read()) },
    h('legend', {}, legend),
    ...inputs.map((input, index) => {
      const address = ACCOUNTS[index] ?? ''
      const short = `${address.slice(0, 6)}…${address.slice(-4)}`
      return h(
        'label',
        { class: 'choice' },
        input,
        h('span', {}, accountName(index), h('span', { class: 'hint code' }, short)),
      )
    }),
  )
  return {
    element,
    set(next: readonly number[]) {
      for (const [index, input] of inputs.entries()) input.checked = next.includes(index)
    },
  }
}
