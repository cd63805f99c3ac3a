import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchLocked } from './fetchLocked.mjs'

const bytes = Buffer.from('the bytes of a package')
const integrityOf = (data) => `sha512-${createHash('sha512').update(data).digest('base64')}`
let registry
const server = createServer((request, response) => {
  const [, path] = /^\/npm(\/.*)$/.exec(request.url) ?? []
  if (path === '/good/-/good-1.0.0.tgz' || path === '/@some/good/-/good-1.0.0.tgz')
    return response.end(bytes)
  if (path === '/changed/-/changed-1.0.0.tgz') return response.end('other bytes')
  if (path === '/elsewhere/file.tgz') return response.end(bytes)
  const versions = { '1.0.0': { dist: { tarball: `${registry}elsewhere/file.tgz` } } }
  if (path === '/@some%2felsewhere') return response.end(JSON.stringify({ versions }))
  return response.writeHead(404).end('{}')
})
beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  registry = `http://127.0.0.1:${server.address().port}/npm/`
})
afterAll(() => server.close())

it('names every package that is missing or has other bytes, and no other', async () => {
  const names = ['good', '@some/good', '@some/elsewhere', 'changed', 'gone']
  const locked = names.map((name) => ({ name, version: '1.0.0', integrity: integrityOf(bytes) }))
  const { faults, bytes: count } = await fetchLocked(locked, { registry })
  expect(faults).toEqual([
    expect.stringMatching(/^changed 1\.0\.0: its bytes are others \(sha512-/),
    'gone 1.0.0: it is missing',
  ])
  expect(count).toBe(3 * bytes.length + 'other bytes'.length)
})
