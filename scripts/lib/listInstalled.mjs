import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SPACES = ['packages', 'apps']

/**
 * Every installed package, wherever it is in the tree, without our own.
 * @returns {{ name: string, version: string, licence: unknown, path: string }[]}
 */
export function listInstalled(root) {
  const homes = SPACES.flatMap((space) => foldersOf(join(root, space)))
  const own = [root, ...homes, join(root, 'e2e'), join(root, 'bench')]
  return own.flatMap((home) => look(join(home, 'node_modules')))
}

function look(folder) {
  return foldersOf(folder).flatMap((path) => {
    const manifest = join(path, 'package.json')
    const inside = look(join(path, 'node_modules'))
    // A folder of a scope, not a package.
    if (!existsSync(manifest)) return [...look(path), ...inside]
    const { name, version, license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'))
    return [{ name, version, licence: license ?? licenses, path }, ...inside]
  })
}

/** Without links, which lead to our own packages, and npm's own notes. */
function foldersOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path).isDirectory())
}
