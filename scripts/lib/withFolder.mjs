import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './removeFolder.mjs'

/**
 * Lends a new folder to some work and removes it afterwards, also when the script is interrupted.
 * @template T
 * @param {string} name what its name begins with
 * @param {(folder: string) => Promise<T>} work everything that it starts has ended when it has
 * @returns {Promise<T>}
 */
export async function withFolder(name, work, { remove = removeFolder } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `countersign-${name}-`))
  const clean = () => remove(folder)
  process.once('exit', clean)
  try {
    return await work(folder)
  } finally {
    process.off('exit', clean)
    clean()
  }
}
