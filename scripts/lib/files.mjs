import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SKIPPED = new Set([
  ...['node_modules', 'dist', '.next', '.git', '.cache', '.data', 'test-results'],
])

/** Every file under a folder (sorted), without what is installed or built. `names` narrows it. */
export function listFiles(folder, { names } = {}) {
  const found = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) found.push(...listFiles(path, { names }))
    else if (!names || names.includes(entry.name)) found.push(path)
  }
  return found.sort()
}

/** One hash over the names and contents of files. */
export function hashFiles(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
