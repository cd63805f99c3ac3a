import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What Vite made of a build's modules. */
export const manifestOf = (folder) =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))

/** Every file a browser fetches for some of a build's modules, from Vite's own list. */
export function listFetched(folder, modules) {
  const manifest = manifestOf(folder)
  const files = new Set()
  const visit = (key) => {
    const { file, css = [], imports = [] } = manifest[key]
    if (files.has(file)) return
    for (const each of [file, ...css]) files.add(each)
    for (const each of imports) visit(each)
  }
  for (const module of modules) {
    const keys = Object.keys(manifest)
    // What is shared as well as fetched goes by the name of its file.
    const shared = `_${basename(module).replace(/\.\w+$/, '')}-`
    const key =
      keys.find((name) => name.endsWith(module)) ?? keys.find((name) => name.startsWith(shared))
    if (!key) throw new Error(`${folder} has no module ${module}`)
    visit(key)
  }
  return [...files].map((file) => join(folder, file))
}
