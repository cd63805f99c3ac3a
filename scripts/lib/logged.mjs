import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scope } from './scope.mjs'

const LOGS = join(import.meta.dirname, '..', '..', '.cache', 'logs')

/**
 * Keeps what all commands of some work say in a file of its own, anew each time.
 * @template T
 * @param {string} name the file's, without its ending
 * @param {(log: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function logged(name, work, { folder = LOGS } = {}) {
  mkdirSync(folder, { recursive: true })
  const log = join(folder, `${name}.log`)
  writeFileSync(log, '')
  return scope.run({ ...scope.getStore(), log }, () => work(log))
}
