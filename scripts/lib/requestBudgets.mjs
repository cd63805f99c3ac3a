import { listFetched } from './listFetched.mjs'

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

/** How many requests a stranger's page makes, its document included, and how many it may make. */
export const countRequests = (folder) =>
  BUDGETS.map(({ name, modules, limit }) => ({
    name,
    limit,
    count: listFetched(folder, modules).length + 1,
  }))
