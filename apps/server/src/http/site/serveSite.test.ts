import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { temporaryDirectory } from '../../testing/testConfig.ts'
import { testSite } from '../../testing/testSite.ts'
import { loadSite } from './loadSite.ts'

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const FILES = {
  'index.html': '<p>the app</p>',
  'index.html.br': 'app in brotli',
  'index.html.gz': 'app in gzip',
  'assets/app-1a2b3c.js': 'let a = 1',
  'assets/app-1a2b3c.js.br': 'script in brotli',
  'assets/app-1a2b3c.js.gz': 'script in gzip',
  'assets/font-1a2b3c.woff2': 'font',
  'favicon.svg': '<svg/>',
  'nested/index.html': '<p>nested</p>',
  'archive.gz': 'a file of its own',
  '.env': 'hush',
  '.well-known/hush.txt': 'hush',
  'sp ace.txt': 'decoded',
}

let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>

beforeAll(async () => {
  const { app } = await testApp({ files: FILES })
  get = async (path, headers = {}, method = 'GET') =>
    app.request(`http://localhost${path}`, { headers, method })
})

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<p>the app</p>'],
    ['/index.html', 'text/html; charset=utf-8', '<p>the app</p>'],
    ['/nested/', 'text/html; charset=utf-8', '<p>nested</p>'],
    ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', 'let a = 1'],
    ['/assets/font-1a2b3c.woff2', 'font/woff2', 'font'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg/>'],
    ['/archive.gz', 'application/gzip', 'a file of its own'],
    ['/sp%20ace.txt', 'text/plain; charset=utf-8', 'decoded'],
  ])('%s is served as %s', async (path, type, body) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Content-Length')).toBe(String(body.length))
    expect(await response.text()).toBe(body)
  })

  it('under /assets/ are kept for ever, because their names hold their content', async () => {
    const response = await get('/assets/app-1a2b3c.js')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/', '/favicon.svg', '/nested/'])('%s is asked for again each time', async (path) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('answer HEAD with the headers of GET and no body', async () => {
    const head = await get('/assets/app-1a2b3c.js', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('Content-Length')).toBe('9')
    expect(head.headers.get('ETag')).toBe((await get('/assets/app-1a2b3c.js')).headers.get('ETag'))
    expect(await head.text()).toBe('')
  })

  it('have another tag when their content is another', async () => {
    const tags = await Promise.all(
      ['/', '/nested/', '/favicon.svg'].map(async (path) => (await get(path)).headers.get('ETag')),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

describe('304', () => {
  it.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"x", ${tag}`])(
    'is the answer to a tag that is still right',
    async (write) => {
      const first = await get('/')
      const tag = first.headers.get('ETag') ?? ''
      const second = await get('/', { 'If-None-Match': write(tag) })
      expect(second.status).toBe(304)
      expect(await second.text()).toBe('')
      expect(second.headers.get('ETag')).toBe(tag)
      expect(second.headers.get('Cache-Control')).toBe('no-cache')
      expect(second.headers.get('Vary')).toBe('Accept-Encoding')
    },
  )

  it('is not the answer to another tag', async () => {
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('is not the answer to the tag of another encoding', async () => {
    const tag = (await get('/')).headers.get('ETag') ?? ''
    const response = await get('/', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })
    expect(response.status).toBe(200)
  })
})

describe('prepared compression', () => {
  it.each([
    ['br, gzip', 'br', 'script in brotli'],
    ['gzip, deflate, br', 'br', 'script in brotli'],
    ['gzip', 'gzip', 'script in gzip'],
    ['GZIP', 'gzip', 'script in gzip'],
    ['br;q=0, gzip', 'gzip', 'script in gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip', 'script in gzip'],
    ['*', 'br', 'script in brotli'],
    ['*, br;q=0', 'gzip', 'script in gzip'],
    ['zstd', null, 'let a = 1'],
    ['br;q=x', null, 'let a = 1'],
    ['', null, 'let a = 1'],
  ])('for Accept-Encoding "%s" is %s', async (accept, encoding, body) => {
    const response = await get('/assets/app-1a2b3c.js', { 'Accept-Encoding': accept })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(body)
  })

  it('is left out where the build made none', async () => {
    const response = await get('/favicon.svg', { 'Accept-Encoding': 'br' })
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(response.headers.get('Vary')).toBeNull()
  })

  it('has no address of its own', async () => {
    expect((await get('/assets/app-1a2b3c.js.br')).status).toBe(404)
  })
})

describe('routes of the app', () => {
  it.each(['/safes', '/safes/eth:0x12/queue', '/v1x', '/apiary', '/safes/'])(
    '%s is the app when a browser navigates to it',
    async (path) => {
      const response = await get(path, HTML)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(await response.text()).toBe('<p>the app</p>')
    },
  )

  const missing: [path: string, headers: Record<string, string>, method?: string][] = [
    ['/safes', {}],
    ['/safes', { Accept: '*/*' }],
    ['/safes', { Accept: 'application/json' }],
    ['/safes', HTML, 'POST'],
    ['/', HTML, 'POST'],
    ['/missing.js', HTML],
    ['/assets/gone-1a2b3c', HTML],
    ['/api', HTML],
    ['/api/nothing', HTML],
    ['/%61pi/nothing', HTML],
  ]
  it.each(missing)('%s with %j is not found, in JSON', async (path, headers, method) => {
    const response = await get(path, headers, method)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ code: 'not_found', message: 'There is nothing here.' })
  })
})

describe('what is not the public’s', () => {
  it.each([
    '/.env',
    '/%2eenv',
    '/.well-known/hush.txt',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets/..%2f.env',
    '/assets%2f..%2f.env',
    '/..%5c..%5cetc%5cpasswd',
    '/safes%00',
    '/%ff',
    '/%',
    '/nested/..%2findex.html',
    '//etc/passwd.txt',
  ])('%s is not found', async (path) => {
    const response = await get(path, HTML)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('hush')
  })

  it('a link out of the root is not followed', async () => {
    const root = testSite()
    const outside = join(temporaryDirectory(), 'outside.txt')
    writeFileSync(outside, 'hush')
    symlinkSync(outside, join(root, 'link.txt'))
    expect([...(await loadSite(root)).keys()]).toEqual(['/index.html'])
  })
})

it.each([temporaryDirectory, () => '/no/such/directory'])(
  'a site without index.html is refused in one sentence',
  async (directory) => {
    const root = directory()
    await expect(loadSite(root)).rejects.toThrow(
      `There is no index.html in ${root}. Run the build first: npm run build.`,
    )
  },
)
