import type { Waiting } from '../../bridge/messages.ts'
import { h } from '../h.ts'
import { describe } from '../sheets/describe.ts'
import { hostOf } from '../sheets/text.ts'

/** Requests of all open pages, held ones too, to be answered from here. */
export function waitingSection(onReview: (page: string, id: number) => void) {
  const element = h('section', { class: 'block', 'aria-live': 'polite', hidden: true })
  return {
    element,
    set(pages: readonly Waiting[]) {
      const items = pages.flatMap(({ page, origin, requests }) =>
        requests.map(({ id, held, ask }) => {
          const { title } = describe(ask, { origin, now: new Date() })
          const from = held ? `${hostOf(origin)}, held` : hostOf(origin)
          return h(
            'li',
            { class: 'line' },
            h('span', {}, title, h('span', { class: 'hint' }, from)),
            h(
              'button',
              {
                type: 'button',
                'aria-label': `Review: ${title}`,
                onclick: () => onReview(page, id),
              },
              'Review',
            ),
          )
        }),
      )
      element.hidden = items.length === 0
      element.replaceChildren(h('h2', {}, 'Waiting requests'), h('ul', { class: 'list' }, ...items))
    },
  }
}
