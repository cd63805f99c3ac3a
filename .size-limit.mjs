import { listFetched as filesOf, manifestOf } from './scripts/lib/listFetched.mjs'
import { KIT_MODULES } from './scripts/lib/requestBudgets.mjs'

const core = '.cache/size/core'
/** A stranger's app, built from what npm would publish. */
const kit = '.cache/size/kit/dist'
const web = 'apps/web/dist'

/**
 * Every page of the app is fetched on its own; what is weighed is all that a visitor waits for, with
 * the reading of accounts that nearly every page asks for.
 */
const home = 'features/home/HomePage.tsx'
const firstPage = filesOf(web, ['index.html', home])
const furtherPages = Object.keys(manifestOf(web)).filter(
  (name) => /features\/\w+\/\w+Page\.tsx$/.test(name) && !name.endsWith(home),
)

/** Where 67 kB is not enough, and why. */
const LIMITS = {
  // It builds calldata: the ABI's encoder comes with it, and the words for how a token counts.
  'SendPage.tsx': '77 kB',
  // The centre of the app: it opens a transaction to its last call, judges all that is found in it, and
  // says what it is in words of its own.
  'TransactionPage.tsx': '72.5 kB',
  // It works out rejections, and asks our nodes how tokens count.
  'ActivityPage.tsx': '69 kB',
}

export default [
  { name: 'Core, beyond wagmi and viem', path: filesOf(core, ['dist/index.js']), limit: '14.5 kB' },
  {
    name: 'Recent transactions, beyond wagmi and viem',
    path: filesOf('.cache/size/transactions', ['src/transactions/index.ts']),
    limit: '6 kB',
  },
  {
    name: 'Kit: before the button works',
    path: filesOf(kit, KIT_MODULES.button),
    limit: '100 kB',
  },
  {
    name: 'Kit: before the wallet list shows',
    path: filesOf(kit, KIT_MODULES.list),
    limit: '119 kB',
  },
  {
    name: 'App: the EVM of our own, fetched only where no node can rehearse',
    path: `${web}/assets/evmWorker-*.js`,
    limit: '90 kB',
  },
  { name: 'App: first page', path: firstPage, limit: '157 kB' },
  ...furtherPages.map((page) => ({
    name: `App: ${page.split('/').at(-1)} beyond the first page`,
    path: filesOf(web, [page, 'chain/readAccount.ts']).filter((file) => !firstPage.includes(file)),
    limit: LIMITS[page.split('/').at(-1)] ?? '67 kB',
  })),
]
