import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, relative, sep } from 'node:path'
import { listFiles } from '../files.mjs'

const CODE = /\.(ts|tsx|mts|mjs)$/
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([@.\w][\w./-]+)['"]/g

/**
 * Who imports what in the repository, types included. `to` is a file, or the folder of one of our
 * packages where it is imported by its name; `entry` is then the file behind a named part of it;
 * `library` is one of somebody else's.
 */
export function readImports(root, packages) {
  return listFiles(root)
    .filter((path) => CODE.test(path))
    .flatMap((path) => {
      const file = relative(root, path).split(sep).join('/')
      const specifiers = [...readFileSync(path, 'utf8').matchAll(SPECIFIER)]
      return specifiers.flatMap(([, specifier]) => resolveImport(file, specifier, packages) ?? [])
    })
}

/** Where an import leads to; nothing for what Node brings. */
export function resolveImport(file, specifier, packages) {
  if (specifier.startsWith('.')) {
    return { file, to: posix.join(posix.dirname(file), specifier) }
  }
  if (isBuiltin(specifier)) return undefined
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
  const own = packages.find((each) => each.name === name)
  if (!own) return { file, library: name }
  const part = own.entries?.[`.${specifier.slice(own.name.length)}`]
  const entry = specifier !== name && typeof part === 'string' && posix.join(own.folder, part)
  return { file, to: own.folder, ...(entry && { entry }) }
}
