import { h } from '../../wallet/window/h.ts'
import type { Question } from '../types.ts'

/** Shows what would be signed, and waits for a yes or a no. Closing it is a no. */
export function askPerson({ title, lines }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (answer: boolean) => {
      dialog.remove()
      resolve(answer)
    }
    const dialog = h(
      'dialog',
      { 'aria-label': title, oncancel: () => finish(false) },
      h('h2', {}, title),
      h('p', { class: 'quiet' }, 'The app in the frame asks for this.'),
      lines.length > 0 && h('pre', { tabindex: 0 }, lines.join('\n')),
      h(
        'div',
        { class: 'buttons' },
        h('button', { type: 'button', autofocus: true, onclick: () => finish(false) }, 'Reject'),
        h('button', { type: 'button', class: 'main', onclick: () => finish(true) }, 'Approve'),
      ),
    )
    document.body.append(dialog)
    dialog.showModal()
  })
}
