import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Two of one of these are two states of one page. */
const ONCE = [
  ...['viem', 'wagmi', '@wagmi/core', '@tanstack/react-query', '@tanstack/query-core', 'react'],
]

/** What an app that npm installed has for its visitors: packages, megabytes, and what is there twice. */
export function countInstalled(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  const paths = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional)
    .map(([path]) => path)
  const copies = (name) =>
    Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`)).length
  const bytes = paths.reduce((sum, path) => sum + sizeOf(join(home, path)), 0)
  return {
    packages: paths.length,
    megabytes: Math.round(bytes / 1e6),
    notOnce: ONCE.filter((name) => copies(name) !== 1),
  }
}

/** As disks count, in whole blocks; what a package has inside of it is counted for itself. */
function sizeOf(path) {
  const stat = lstatSync(path)
  const own = stat.blocks * 512
  if (!stat.isDirectory()) return own
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + sizeOf(join(path, name)), own)
}
