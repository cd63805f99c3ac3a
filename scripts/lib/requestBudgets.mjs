import { listFetched } from './listFetched.mjs'

const BUTTON = ['index.html']
const LIST = [...BUTTON, 'kit/dist/parts/connect.js']

/** What a stranger's page fetches of ours, as modules of its build. */
export const KIT_MODULES = { button: BUTTON, list: LIST }

const BUDGETS = [
  { name: 'Kit: requests before the button works', modules: BUTTON, limit: 6 },
  { name: 'Kit: requests before the wallet list shows', modules: LIST, limit: 8 },
]

/** How many requests a stranger's page makes, its document included, and how many it may make. */
export const countRequests = (folder) =>
  BUDGETS.map(({ name, modules, limit }) => ({
    name,
    limit,
    count: listFetched(folder, modules).length + 1,
  }))
