import type { State } from '../../state.ts'
import type { Store } from '../../store.ts'
import { h } from '../h.ts'
import { accountName, hostOf, visible } from '../sheets/text.ts'

/** What pages have been given and what they brought: each can be taken back. */
export function memorySection(store: Store) {
  const element = h('div')
  let drawn = ''
  return {
    element,
    update() {
      const memory = {
        permissions: store.get('permissions'),
        account: store.get('account'),
        chains: store.get('chains'),
        assets: store.get('assets'),
      }
      // Drawn again only when it differs: a press on one of its buttons must not lose the focus of
      // whoever works elsewhere in the list.
      const key = JSON.stringify(memory)
      if (key === drawn) return
      drawn = key
      element.replaceChildren(
        list('Connected pages', 'No page sees an account.', pages(store, memory)),
        list(
          'Networks',
          'Only the first one. Pages can ask to add others.',
          networks(store, memory),
        ),
        list('Tokens', 'None watched.', tokens(store, memory)),
      )
    },
  }
}

type Memory = Pick<State, 'permissions' | 'account' | 'chains' | 'assets'>

function pages(store: Store, { permissions, account }: Memory): HTMLElement[] {
  return Object.entries(permissions).map(([origin, shared]) => {
    const { [origin]: _gone, ...others } = permissions
    const share = () =>
      store.set({ permissions: { ...permissions, [origin]: [...shared, account] } })
    return line(
      hostOf(origin),
      shared.map(accountName).join(', '),
      !shared.includes(account) && action('Share selected', hostOf(origin), share),
      action('Disconnect', hostOf(origin), () => store.set({ permissions: others })),
    )
  })
}

function networks(store: Store, { chains }: Memory): HTMLElement[] {
  return chains.map(({ id, name }) => {
    const forget = () => store.set({ chains: chains.filter((chain) => chain.id !== id) })
    return line(visible(name), `Chain ${id}`, action('Forget', visible(name), forget))
  })
}

function tokens(store: Store, { assets }: Memory): HTMLElement[] {
  return assets.map((asset) => {
    const forget = () =>
      store.set({
        assets: assets.filter(
          ({ address, chainId }) => address !== asset.address || chainId !== asset.chainId,
        ),
      })
    const where = `${asset.address.slice(0, 6)}…${asset.address.slice(-4)}, chain ${asset.chainId}`
    return line(visible(asset.symbol), where, action('Forget', visible(asset.symbol), forget))
  })
}

const list = (title: string, empty: string, items: readonly HTMLElement[]) =>
  h(
    'section',
    { class: 'block' },
    h('h2', {}, title),
    items.length > 0 ? h('ul', { class: 'list' }, ...items) : h('p', { class: 'lead' }, empty),
  )

const line = (title: string, hint: string, ...actions: (HTMLElement | false)[]) =>
  h('li', { class: 'line' }, h('span', {}, title, h('span', { class: 'hint' }, hint)), ...actions)

const action = (label: string, of: string, onclick: () => void) =>
  h('button', { type: 'button', 'aria-label': `${label}: ${of}`, onclick }, label)
