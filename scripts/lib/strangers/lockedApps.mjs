import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

const EXAMPLES = ['vite', 'next', 'own-config', 'testing']
const here = join(root, 'scripts', 'lib', 'strangers')

/**
 * Everything that is installed beside this repository's own packages, each pinned by a lock file: the
 * examples, the first of them with the oldest peers that the kit claims, and the tools that are tried
 * on it.
 * @returns {{ name: string, manifest: object, lockFile: string }[]}
 */
export function lockedApps() {
  const examples = EXAMPLES.map((name) => join(root, 'examples', name))
  return [
    ...examples.map((home, index) => ({
      name: `examples/${EXAMPLES[index]}`,
      manifest: readManifest(home),
      lockFile: join(home, 'package-lock.json'),
    })),
    { name: 'oldest', manifest: oldest(), lockFile: join(here, 'oldest', 'package-lock.json') },
    {
      name: 'tools',
      manifest: readManifest(join(here, 'tools')),
      lockFile: join(here, 'tools', 'package-lock.json'),
    },
  ]
}

/** Where the ranges of the kit's peers begin. */
function oldest() {
  const manifest = readManifest(join(root, 'examples', 'vite'))
  const { peerDependencies } = readManifest(join(root, 'packages', 'kit'))
  const first = Object.entries(peerDependencies).map(([name, range]) => [
    name,
    range.replace('^', ''),
  ])
  return { ...manifest, dependencies: { ...manifest.dependencies, ...Object.fromEntries(first) } }
}

const readManifest = (home) => JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
