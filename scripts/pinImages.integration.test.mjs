import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { pinImages } from './lib/pinImages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'countersign-images-'))
const files = ['Dockerfile', 'compose.yaml'].map((name) => join(folder, name))
const DOCKERFILE =
  'FROM node:1.2.3-slim AS build\nRUN x\nFROM node:1.2.3-slim\nCOPY --from=build a b\n'
const COMPOSE =
  'services:\n  a:\n    image: ours\n  b:\n    image: postgres:17.6\n  c:\n    image: some/proxy:4.5.6\n'
const bodyOf = (path) => `{"manifests":["${path}"]}`
const digestOf = (path) => `sha256:${createHash('sha256').update(bodyOf(path)).digest('hex')}`

/** Lets nobody read without the token that it gives to everybody, as the large ones do. */
const missing = new Set()
const registry = createServer(({ url = '', headers }, response) => {
  if (url.startsWith('/token')) return response.end(JSON.stringify({ token: 'anybody' }))
  if (headers.authorization !== 'Bearer anybody') {
    const challenge = `Bearer realm="${base}/token",service="images",scope="pull"`
    return response.writeHead(401, { 'www-authenticate': challenge }).end()
  }
  if (missing.has(url)) return response.writeHead(404).end()
  return response.end(bodyOf(url))
})
await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${registry.address().port}`
afterAll(() => registry.close())
beforeEach(() => {
  writeFileSync(files[0], DOCKERFILE)
  writeFileSync(files[1], COMPOSE)
  missing.clear()
})

it('R-BND-4 writes behind each tag what it stands for, once and again', async () => {
  const node = `node:1.2.3-slim@${digestOf('/v2/library/node/manifests/1.2.3-slim')}`
  for (let i = 0; i < 2; i++) {
    expect(await pinImages({ files, registry: base })).toHaveLength(3)
    expect(readFileSync(files[0], 'utf8')).toBe(
      `FROM ${node} AS build\nRUN x\nFROM ${node}\nCOPY --from=build a b\n`,
    )
    const compose = readFileSync(files[1], 'utf8')
    expect(compose).toContain('    image: ours\n')
    expect(compose).toContain(`postgres:17.6@${digestOf('/v2/library/postgres/manifests/17.6')}`)
    expect(compose).toContain(`some/proxy:4.5.6@${digestOf('/v2/some/proxy/manifests/4.5.6')}`)
  }
})

it('R-BND-4 changes nothing when one is not known, or nobody can be asked', async () => {
  missing.add('/v2/some/proxy/manifests/4.5.6')
  await expect(pinImages({ files, registry: base })).rejects.toThrow('some/proxy:4.5.6')
  await expect(pinImages({ files, registry: 'http://127.0.0.1:1' })).rejects.toThrow(
    'The image registry http://127.0.0.1:1 cannot be reached from here. Nothing was changed.',
  )
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([DOCKERFILE, COMPOSE])
})
