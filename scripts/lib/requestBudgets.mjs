import { listFetched, manifestOf } from './listFetched.mjs'

const BUTTON = ['index.html']
const LIST = [...BUTTON, 'kit/dist/parts/connect.js']

/** What a stranger's page fetches of ours before something works, as modules of its build. */
export const KIT_MODULES = { button: BUTTON, list: LIST }

/** Fetched at once, too, and waited for by nobody; a browser counts it with the others. */
const BESIDE = ['core/dist/parts/joinWagmi2.js']

const BUDGETS = [
  { name: 'Kit: requests before the button works', modules: [...BUTTON, ...BESIDE], limit: 6 },
  { name: 'Kit: requests before the wallet list shows', modules: [...LIST, ...BESIDE], limit: 8 },
]

/** Beyond the first page, whatever it was: the page's own, and the reading of accounts. */
const PAGE = { own: 'chain/readAccount.ts', limit: 18 }
const HOME = 'features/home/HomePage.tsx'

/** The same of our own app: its first page, and the page that asks for most beyond that. */
export function countAppRequests(folder) {
  const first = listFetched(folder, ['index.html', HOME])
  const pages = Object.keys(manifestOf(folder)).filter((name) => /Page\.tsx$/.test(name))
  const counts = pages.map(
    (page) => listFetched(folder, [page, PAGE.own]).filter((file) => !first.includes(file)).length,
  )
  return [
    { name: 'App: requests of the first page', limit: 9, count: first.length + 1 },
    {
      name: 'App: requests of a page beyond it, at most',
      limit: PAGE.limit,
      count: Math.max(...counts),
    },
  ]
}

/** How many requests a stranger's page makes, its document included, and how many it may make. */
export const countRequests = (folder) =>
  BUDGETS.map(({ name, modules, limit }) => ({
    name,
    limit,
    count: listFetched(folder, modules).length + 1,
  }))
