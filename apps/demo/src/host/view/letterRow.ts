import type { Message } from '@countersign/gateway'
import { h } from '../../wallet/window/h.ts'
import { signLetter } from '../signLetter.ts'
import type { Row } from './row.ts'

/** A message that some owners have signed, and others still have to. */
export function letterRow(letter: Message, { desk, act, maySign }: Row): HTMLElement {
  const { messageHash, message, confirmations, confirmationsRequired: needed } = letter
  const text = typeof message === 'string' ? message : (message.primaryType ?? 'Data')
  const signed = confirmations.some(({ owner }) => owner.value === desk.person.address)
  return h(
    'li',
    { 'data-message': messageHash },
    h('span', { class: 'what', title: text }, `Message: ${text.split('\n')[0]?.slice(0, 80)}`),
    h('span', { class: 'tag' }, `${confirmations.length} of ${needed} signed`),
    maySign &&
      !signed &&
      h(
        'button',
        { type: 'button', class: 'main', onclick: act(() => signLetter(desk, message)) },
        'Sign',
      ),
  )
}
