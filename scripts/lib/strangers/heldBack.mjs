import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/** What this repository holds back for itself, for later ones do not install everywhere: by name, its version. */
export function heldBack() {
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.fromEntries(Object.entries(overrides).filter(([, version]) => /^\d/.test(version)))
}
