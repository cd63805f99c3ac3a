import { ICON } from '../../icon.ts'
import { h } from '../h.ts'

/** The wallet's name over every view, and what it is not. */
export function shell(content: HTMLElement, { settingsLink = false } = {}): HTMLElement {
  return h(
    'div',
    { class: 'shell' },
    h(
      'header',
      {},
      h('img', { src: ICON, alt: '', width: 24, height: 24 }),
      h('span', { class: 'brand' }, 'Demo Wallet'),
      h('span', { class: 'tag' }, 'Public test keys'),
      settingsLink &&
        h('a', { href: '/wallet.html', target: '_blank', rel: 'noopener' }, 'Settings'),
    ),
    content,
  )
}
