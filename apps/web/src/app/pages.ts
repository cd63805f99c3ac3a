import type { AccountState } from '../shared/account/useAccountState.ts'
import type { IconName } from '../shared/ui/signs/Icon.tsx'
import type { English } from './words.en.ts'

type Kind = NonNullable<AccountState['kind']>

type Page<To extends string> = {
  to: To
  word: Extract<keyof English, `nav.${string}`>
  icon: IconName
}
type AccountPage = Page<'/$account' | `/$account/${string}`> & {
  /** The accounts that have such a page. */
  kinds: readonly Kind[]
}

const all: readonly Kind[] = ['safe', 'wallet', 'contract']

/** The pages of an account, in order; what a navigation and the palette offer. */
export const accountPages = [
  { to: '/$account', word: 'nav.overview', icon: 'overview', kinds: all },
  { to: '/$account/assets', word: 'nav.assets', icon: 'assets', kinds: all },
  { to: '/$account/activity', word: 'nav.activity', icon: 'activity', kinds: all },
  { to: '/$account/queue', word: 'nav.queue', icon: 'queue', kinds: ['safe'] },
  { to: '/$account/send', word: 'nav.send', icon: 'send', kinds: ['safe', 'wallet'] },
  {
    to: '/$account/approvals',
    word: 'nav.approvals',
    icon: 'approvals',
    kinds: ['safe', 'wallet'],
  },
  { to: '/$account/messages', word: 'nav.messages', icon: 'messages', kinds: ['safe'] },
  { to: '/$account/settings', word: 'nav.settings', icon: 'settings', kinds: ['safe'] },
  { to: '/$account/apps', word: 'nav.apps', icon: 'apps', kinds: ['safe'] },
] as const satisfies readonly AccountPage[]

/** Pages about no account in particular. */
export const sitePages = [
  { to: '/', word: 'nav.home', icon: 'home' },
  { to: '/accounts', word: 'nav.accounts', icon: 'accounts' },
  { to: '/contacts', word: 'nav.contacts', icon: 'contacts' },
  { to: '/tools', word: 'nav.tools', icon: 'tools' },
  { to: '/preferences', word: 'nav.preferences', icon: 'preferences' },
] as const satisfies readonly Page<`/${string}`>[]

/** The pages that an account of this kind has; all, while nobody has said what it is. */
export function pagesOf(kind: Kind | undefined) {
  return accountPages.filter(
    ({ kinds }) => kind === undefined || kinds.some((each) => each === kind),
  )
}
