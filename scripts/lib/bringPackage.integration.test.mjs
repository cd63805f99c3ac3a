import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bringPackage } from './bringPackage.mjs'
import { BROUGHT_NODE_INTEGRITY } from './broughtNode.mjs'
import { npmCli } from './toolchain.mjs'

const folder = mkdtempSync(join(tmpdir(), 'countersign-node-'))
const [name, version] = ['@some/node-somewhere', '24.0.0']
const marker = join(folder, 'ran')
const env = { ...process.env, npm_config_cache: join(folder, 'cache') }

/** A package that would like to run something when it is installed. */
const source = join(folder, 'source')
mkdirSync(join(source, 'bin'), { recursive: true })
writeFileSync(join(source, 'bin', 'node'), 'the program')
const write = `node -e "require('fs').writeFileSync(process.env.MARKER,'')"`
const scripts = { preinstall: write, install: write, postinstall: write, prepare: write }
// It is for no machine that there is: what is brought may run under an emulator.
const cpu = ['pdp11']
writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version, scripts, cpu }))
spawnSync(process.execPath, [npmCli(), 'pack', '--ignore-scripts', '--pack-destination', folder], {
  cwd: source,
  env,
})
const bytes = readFileSync(join(folder, `some-node-somewhere-${version}.tgz`))
const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** Where npm fetches it from, and says that all is well with it. */
const registry = createServer((request, response) => {
  if (request.url?.endsWith('.tgz')) return response.end(bytes)
  const dist = { tarball: `${base}/${name}.tgz`, integrity }
  const versions = { [version]: { name, version, dist, scripts, hasInstallScript: true } }
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }))
})
await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${registry.address().port}`
afterAll(() => registry.close())

const bring = (home, wanted) =>
  bringPackage({
    name,
    version,
    integrity: wanted,
    home,
    npm: npmCli(),
    env: { ...env, npm_config_registry: base, MARKER: marker },
    otherwise: '',
  })

it('R-BND-4 brings the Node that the repository names, and runs nothing of it', async () => {
  const home = join(folder, 'good')
  await bring(home, integrity)
  expect(readFileSync(join(home, 'node_modules', name, 'bin', 'node'), 'utf8')).toBe('the program')
  expect(existsSync(marker)).toBe(false)
})

it('R-BND-4 refuses any other by name, and leaves nothing of it', async () => {
  const home = join(folder, 'bad')
  const other = `sha512-${'A'.repeat(86)}==`
  await expect(bring(home, other)).rejects.toThrow(`${name} ${version} is not what this`)
  expect(existsSync(home)).toBe(false)
  expect(existsSync(marker)).toBe(false)
})

it('R-BND-4 names every package that it brings with its integrity', () => {
  for (const [each, wanted] of Object.entries(BROUGHT_NODE_INTEGRITY)) {
    expect(each).toMatch(/^node-(linux|win)-(x64|arm64)$/)
    expect(wanted).toMatch(/^sha512-[\w+/]{86}==$/)
  }
})
