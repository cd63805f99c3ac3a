import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRemoteReader } from './createRemoteReader.ts'
import { type FetchRemoteParameters, fetchRemote } from './fetchRemote.ts'

let server: Server
let port: number
let asked: string[] = []

const answers: Record<string, (response: ServerResponse) => void> = {
  '/picture': (response) =>
    response.writeHead(200, { 'content-type': 'image/png; x=y' }).end('png'),
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/untyped': (response) => response.writeHead(200).end('x'),
  '/missing': (response) => response.writeHead(404, { 'content-type': 'image/png' }).end('x'),
  '/packed': (response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end('x'),
  '/long': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(1001)),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(100)));
    }
    response.on('drain', write)
    write()
  },
  '/silent': () => {},
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const timer = setInterval(() => response.write('x'), 5)
    response.on('close', () => clearInterval(timer))
  },
  '/moved': (response) => response.writeHead(302, { location: '/picture' }).end(),
  '/inside': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (response) => response.writeHead(302, { location: 'http://[' }).end(),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answers[request.url ?? '']?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** As if this machine were one of the open Internet, and no other. */
const open = (path: string, changes: Partial<FetchRemoteParameters> = {}) => {
  asked = []
  return fetchRemote({
    url: `http://127.0.0.1:${port}${path}`,
    maxBytes: 1_000,
    types: ['image/'],
    timeoutMs: 2_000,
    mayAsk: (address) => address === '127.0.0.1',
    ...changes,
  })
}

it.each(['/picture', '/moved'])('R-GW-9 fetches %s', async (path) => {
  const file = await open(path)
  expect(file?.type).toBe('image/png')
  expect(new TextDecoder().decode(file?.bytes)).toBe('png')
})

it.each([
  '/page',
  '/untyped',
  '/missing',
  '/packed',
  '/long',
  '/endless',
  '/inside',
  '/file',
  '/loop',
  '/nowhere',
])('R-GW-9 does not take %s', async (path) => {
  expect(await open(path)).toBeUndefined()
})

it.each(['/silent', '/drip'])('R-GW-9 does not wait for %s', async (path) => {
  expect(await open(path, { timeoutMs: 200 })).toBeUndefined()
})

it.each([
  () => `http://127.0.0.1:${port}/picture`,
  () => `http://localhost:${port}/picture`,
  () => `http://2130706433:${port}/picture`,
  () => `http://0x7f.1:${port}/picture`,
  () => `http://[::1]:${port}/picture`,
  () => `http://[::ffff:127.0.0.1]:${port}/picture`,
  () => 'http://169.254.169.254/latest/meta-data',
  () => 'http://user:password@example.org/',
  () => 'ftp://example.org/x',
  () => 'file:///etc/passwd',
  () => 'gopher://example.org',
  () => `http://example.org/${'x'.repeat(3_000)}`,
  () => 'http://example.org:22/',
  () => 'nothing',
])('R-GW-9 asks nobody inside, however it is written: %#', async (url) => {
  asked = []
  expect(
    await fetchRemote({ url: url(), maxBytes: 1_000, types: [''], timeoutMs: 300 }),
  ).toBeUndefined()
  expect(asked).toEqual([])
})

it('R-GW-9 judges the address that a name leads to, and all of them', async () => {
  const leadsTo = (...addresses: string[]) =>
    ((_name: string, _options: unknown, callback: (error: null, all: object[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof import('node:dns').lookup // the one form that is used
  const url = `http://pictures.example:${port}/picture`
  expect(await open('', { url, lookup: leadsTo('127.0.0.1') })).toBeDefined()
  expect(await open('', { url, lookup: leadsTo('127.0.0.1', '10.0.0.1') })).toBeUndefined()
  expect(await open('', { url, lookup: leadsTo() })).toBeUndefined()
  expect(
    await open('', {
      url: 'http://pictures.example/picture',
      lookup: leadsTo('127.0.0.1'),
      mayAsk: undefined,
    } as object),
  ).toBeUndefined()
})

it('R-GW-9 ipfs is read through the gateway that was configured, and its paths stay in it', async () => {
  const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const fetched: string[] = []
  const read = createRemoteReader({
    ipfsUrl: 'https://ipfs.example',
    fetch: async ({ url }) => {
      fetched.push(url)
      return undefined
    },
  })
  const wanted = { maxBytes: 10, types: [''] }
  for (const uri of [
    `ipfs://${CID}/1.json`,
    `ipfs://ipfs/${CID}`,
    'ipfs://..',
    `ipfs://${CID}/../../x`,
    'ipfs://a?b',
  ]) {
    await read(uri, wanted)
  }
  expect(fetched).toEqual([
    `https://ipfs.example/ipfs/${CID}/1.json`,
    `https://ipfs.example/ipfs/${CID}`,
  ])
  const without = createRemoteReader({
    ipfsUrl: null,
    fetch: async () => ({ type: 'x', bytes: new Uint8Array() }),
  })
  expect(await without(`ipfs://${CID}`, wanted)).toBeUndefined()
})

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const JSON_WANTED = { maxBytes: 1_000, types: ['application/json'] }

/** Something that only this machine may see, behind a door of its own. */
async function startInside(): Promise<{ url: string; asked: string[]; close: () => void }> {
  const heard: string[] = []
  const inside = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":1}')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const url = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
  return { url, asked: heard, close: () => inside.close() }
}

it('R-GW-9 an IPFS gateway leads to the open Internet or stays with itself, and nowhere else', async () => {
  const inside = await startInside()
  const read = createRemoteReader({ ipfsUrl: `http://127.0.0.1:${port}` })
  answers[`/ipfs/${CID}/inside`] = (response) =>
    response.writeHead(302, { location: `${inside.url}/latest/meta-data` }).end()
  answers[`/ipfs/${CID}/other`] = (response) =>
    response.writeHead(302, { location: '/api/v0/config' }).end()
  answers[`/ipfs/${CID}/up`] = (response) =>
    response.writeHead(302, { location: `/ipfs/${CID}/%2e%2e/%2e%2e/api/v0/config` }).end()
  answers[`/ipfs/${CID}/moved`] = (response) =>
    response.writeHead(301, { location: `/ipfs/${CID}/moved/` }).end()
  const file = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  answers[`/ipfs/${CID}/moved/`] = file
  answers['/api/v0/config'] = file
  asked = []
  for (const name of ['inside', 'other', 'up']) {
    expect(await read(`ipfs://${CID}/${name}`, JSON_WANTED), name).toBeUndefined()
  }
  expect(inside.asked).toEqual([])
  expect(asked).not.toContain('/api/v0/config')
  expect(await read(`ipfs://${CID}/moved`, JSON_WANTED)).toBeDefined()
  inside.close()
})

it.each(['%2e%2e/%2e%2e/x', '%2E./..%2fx', '.%2e/x', '%252e%252e/x', '..%5cx', 'a/../../../x'])(
  'R-GW-9 no path climbs out of its content: %s',
  async (path) => {
    const fetched: string[] = []
    const read = createRemoteReader({
      ipfsUrl: 'https://ipfs.example/base',
      fetch: async ({ url }) => {
        fetched.push(new URL(url).pathname)
        return undefined
      },
    })
    await read(`ipfs://${CID}/${path}`, JSON_WANTED)
    for (const each of fetched) expect(each.startsWith(`/base/ipfs/${CID}/`)).toBe(true)
    await read(`ipfs://${CID}/1.json`, JSON_WANTED)
    expect(fetched.at(-1)).toBe(`/base/ipfs/${CID}/1.json`)
  },
)
