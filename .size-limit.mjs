import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Vite made of a build's modules. */
const manifestOf = (folder) =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))

/** Every file a browser fetches for some of a build's modules, from Vite's own list. */
function filesOf(folder, modules) {
  const manifest = manifestOf(folder)
  const files = new Set()
  const visit = (key) => {
    const { file, css = [], imports = [] } = manifest[key]
    if (files.has(file)) return
    for (const each of [file, ...css]) files.add(each)
    for (const each of imports) visit(each)
  }
  for (const module of modules) {
    const key = Object.keys(manifest).find((name) => name.endsWith(module))
    if (!key) throw new Error(`${folder} has no module ${module}`)
    visit(key)
  }
  return [...files].map((file) => join(folder, file))
}

const core = '.cache/size/core'
const kit = '.cache/size/kit'
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

export default [
  { name: 'Core, beyond wagmi and viem', path: filesOf(core, ['src/index.ts']), limit: '12 kB' },
  {
    name: 'Recent transactions, beyond wagmi and viem',
    path: filesOf('.cache/size/transactions', ['src/transactions/index.ts']),
    limit: '6 kB',
  },
  {
    name: 'Kit: before the button works',
    path: filesOf(kit, ['index.html']),
    limit: '105 kB',
  },
  {
    name: 'Kit: before the wallet list shows',
    path: filesOf(kit, ['index.html', 'Dialogs.tsx', 'ConnectDialog.tsx']),
    limit: '145 kB',
  },
  { name: 'App: first page', path: firstPage, limit: '170 kB' },
  ...furtherPages.map((page) => ({
    name: `App: ${page.split('/').at(-1)} beyond the first page`,
    path: filesOf(web, [page, 'chain/readAccount.ts']).filter((file) => !firstPage.includes(file)),
    limit: '60 kB',
  })),
]
