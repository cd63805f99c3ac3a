import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (folder, name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))

/** What Vite made of a build's modules. */
export const manifestOf = (folder) => read(folder, 'manifest.json')

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
  for (const module of modules) visit(keyOf(folder, manifest, module))
  return [...files].map((file) => join(folder, file))
}

/** Vite names what is fetched by itself; what shares a file with others, our own list does. */
function keyOf(folder, manifest, module) {
  const keys = Object.keys(manifest)
  const named = keys.find((name) => name.endsWith(module))
  if (named) return named
  const [, file] =
    Object.entries(read(folder, 'modules.json')).find(([id]) => id.endsWith(module)) ?? []
  const key = keys.find((name) => manifest[name].file === file)
  if (!key) throw new Error(`${folder} has no module ${module}`)
  return key
}
