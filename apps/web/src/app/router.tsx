import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import * as v from 'valibot'
import { activitySearch } from '../features/activity/activitySearch.ts'
import { sendSearch } from '../features/send/sendSearch.ts'
import { toolsSearch } from '../features/tools/tools.ts'
import { parseAccountPath } from '../shared/account/parseAccountPath.ts'
import type { ChainConfig } from '../shared/appConfig.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { Crash } from './Crash.tsx'
import { speaking } from './language.ts'
import { NotFound } from './NotFound.tsx'
import { PagePending } from './PagePending.tsx'
import { Shell } from './shell/Shell.tsx'

export type RouterContext = { chains: readonly ChainConfig[] }

/** Dialogs have addresses, so that going back closes them and a link can open them. */
export const DIALOGS = ['connect', 'verify', 'account', 'networks', 'receive'] as const

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: v.object({ dialog: v.fallback(v.optional(v.picklist(DIALOGS)), undefined) }),
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(
    speaking(() => import('../features/home/HomePage.tsx')),
    'HomePage',
  ),
})

const accountsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts',
  /** Whose Safes: the connected account's, if nobody is named. */
  validateSearch: v.object({ of: v.fallback(v.optional(v.string()), undefined) }),
  component: lazyRouteComponent(
    speaking(() => import('../features/accounts/AccountsPage.tsx')),
    'AccountsPage',
  ),
})

const newSafeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts/new',
  component: lazyRouteComponent(
    speaking(() => import('../features/newSafe/NewSafePage.tsx')),
    'NewSafePage',
  ),
})

const contactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contacts',
  component: lazyRouteComponent(
    speaking(() => import('../features/contacts/ContactsPage.tsx')),
    'ContactsPage',
  ),
})

const preferencesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/preferences',
  component: lazyRouteComponent(
    speaking(() => import('../features/preferences/PreferencesPage.tsx')),
    'PreferencesPage',
  ),
})

const toolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools',
  validateSearch: toolsSearch,
  component: lazyRouteComponent(
    speaking(() => import('../features/tools/ToolsPage.tsx')),
    'ToolsPage',
  ),
})

/** Every page about one account stands below its chain's short name and its address (EIP-3770). */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$account',
  component: AccountLayout,
  beforeLoad: ({ params, context, location }) => {
    const read = parseAccountPath(params.account, context.chains)
    if (read.status === 'respelled') {
      const [, , ...rest] = location.pathname.split('/')
      const path = ['', read.account.path, ...rest].join('/')
      throw redirect({ href: path + location.searchStr, replace: true })
    }
    return { read }
  },
})

const overviewRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  component: lazyRouteComponent(
    speaking(() => import('../features/overview/OverviewPage.tsx')),
    'OverviewPage',
  ),
})

const assetsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/assets',
  component: lazyRouteComponent(
    speaking(() => import('../features/assets/AssetsPage.tsx')),
    'AssetsPage',
  ),
})

const activityRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/activity',
  validateSearch: activitySearch,
  component: lazyRouteComponent(
    speaking(() => import('../features/activity/ActivityPage.tsx')),
    'ActivityPage',
  ),
})

const queueRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/queue',
  component: lazyRouteComponent(
    speaking(() => import('../features/queue/QueuePage.tsx')),
    'QueuePage',
  ),
})

const sendRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/send',
  validateSearch: sendSearch,
  component: lazyRouteComponent(
    speaking(() => import('../features/send/SendPage.tsx')),
    'SendPage',
  ),
})

const approvalsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/approvals',
  component: lazyRouteComponent(
    speaking(() => import('../features/approvals/ApprovalsPage.tsx')),
    'ApprovalsPage',
  ),
})

const messagesRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/messages',
  component: lazyRouteComponent(
    speaking(() => import('../features/messages/MessagesPage.tsx')),
    'MessagesPage',
  ),
})

const messageRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/msg/$hash',
  component: lazyRouteComponent(
    speaking(() => import('../features/messages/MessagePage.tsx')),
    'MessagePage',
  ),
})

const settingsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/settings',
  component: lazyRouteComponent(
    speaking(() => import('../features/settings/SettingsPage.tsx')),
    'SettingsPage',
  ),
})

const transactionRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/tx/$id',
  component: lazyRouteComponent(
    speaking(() => import('../features/transaction/TransactionPage.tsx')),
    'TransactionPage',
  ),
})

const appsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/apps',
  component: lazyRouteComponent(
    speaking(() => import('../features/apps/AppsPage.tsx')),
    'AppsPage',
  ),
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  accountsRoute,
  newSafeRoute,
  contactsRoute,
  toolsRoute,
  preferencesRoute,
  accountRoute.addChildren([
    overviewRoute,
    assetsRoute,
    activityRoute,
    queueRoute,
    sendRoute,
    transactionRoute,
    approvalsRoute,
    messagesRoute,
    messageRoute,
    settingsRoute,
    appsRoute,
  ]),
])

/** Every page of the app, by path; the code of each is fetched with it, or when a link is approached. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Query owns the data; the router only fetches code.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: Crash,
    scrollRestoration: true,
    pathParamsAllowedCharacters: [':'],
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface HistoryState {
    /** This entry was made by opening a dialog: going back closes it. */
    openedDialog?: boolean
  }
}
