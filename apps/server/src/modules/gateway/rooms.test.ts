import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const HERE = import.meta.dirname
/** From the bottom up; a room uses those that stand before it. The last one is the folder itself. */
const ORDERS: Record<string, readonly string[]> = {
  '.': [
    ...['errors', 'store', 'chain', 'remote', 'prices', 'tokens', 'signatures', 'mapping'],
    ...['collectibles', 'indexer', 'context', 'query', 'lists', 'rules', 'calls', 'http', 'proxy'],
    '',
  ],
  indexer: ['node', 'store', 'events', 'executions', 'safes', 'transfers', 'step', 'follow', ''],
}

/** The imports of a folder's rooms from one another, except those of tests. */
function listArrows(folder: string): { from: string; to: string; file: string }[] {
  const roomOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing/'),
  )
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)]
      .map(([, path = '']) => relative(folder, join(folder, dirname(file), path)))
      .filter((path) => !path.startsWith('..'))
      .map((path) => ({ from: roomOf(file), to: roomOf(path), file }))
      .filter(({ from, to }) => from !== to),
  )
}

it.each(Object.entries(ORDERS))('in %s no import runs upwards', (folder, order) => {
  const arrows = listArrows(join(HERE, folder))
  expect(arrows.length).toBeGreaterThan(50)
  const bent = arrows.filter(({ from, to }) => !(order.indexOf(to) < order.indexOf(from)))
  expect(bent).toEqual([])
  expect(arrows.filter(({ to }) => !order.includes(to))).toEqual([])
})
