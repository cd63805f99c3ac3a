import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'
import { parseConfig } from './parseConfig.ts'
import { dataDirFault } from './prepareDataDir.ts'

const options = { chains: [testChain()] }
/** In a process that gives up root's right to write everywhere, once it has read our code. */
function parseAsNobody(env: Record<string, string>): void {
  const module = new URL('./parseConfig.ts', import.meta.url).href
  const script = `import { parseConfig } from ${JSON.stringify(module)}
    if (process.getuid?.() === 0) process.setuid(65_534)
    try { parseConfig(${JSON.stringify(env)}, ${JSON.stringify(options)}) }
    catch (error) { process.stdout.write(error.message) }`
  const args = ['--conditions=source', '--input-type=module', '-e', script]
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' })
  if (said !== '') throw new Error(said)
}

const publicSite = { PUBLIC_URL: 'https://app.example.org' }

describe('SESSION_SECRET', () => {
  it.each([
    'http://localhost:4100',
    'http://127.0.0.1:4100',
    'http://[::1]:4100',
    'https://localhost',
  ])('is made and kept when serving %s', (PUBLIC_URL) => {
    const env = { PUBLIC_URL, DATA_DIR: join(temporaryDirectory(), 'made', 'here') }
    const first = parseConfig(env, options).sessionSecret
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
    expect(parseConfig(env, options).sessionSecret).toBe(first)
  })

  it('is another one in another directory', () => {
    const make = () => parseConfig({ DATA_DIR: temporaryDirectory() }, options).sessionSecret
    expect(make()).not.toBe(make())
  })

  it('is readable by its owner only, and nothing else is left behind', () => {
    const dataDir = temporaryDirectory()
    parseConfig({ DATA_DIR: dataDir }, options)
    expect(readdirSync(dataDir)).toEqual(['session-secret'])
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
  })

  it('R-OP-10 is in a directory that nobody else may look into', () => {
    const dataDir = join(temporaryDirectory(), 'made', 'here')
    parseConfig({ DATA_DIR: dataDir }, options)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })

  it.each(['https://app.example.org', 'http://192.168.1.5:4100', 'https://localhost.example.org'])(
    'is required when serving %s',
    (PUBLIC_URL) => {
      expect(() => parseConfig({ PUBLIC_URL, DATA_DIR: temporaryDirectory() }, options)).toThrow(
        `SESSION_SECRET: is missing: wants at least 32 random bytes to serve ${PUBLIC_URL}`,
      )
    },
  )

  it('is counted in bytes, not characters', () => {
    const env = { ...publicSite, SESSION_SECRET: '🔑'.repeat(8), DATA_DIR: temporaryDirectory() }
    expect(parseConfig(env, options).sessionSecret).toBe('🔑'.repeat(8))
  })

  it('that is given wins over the kept one and is not written down', () => {
    const dataDir = temporaryDirectory()
    const config = parseConfig({ SESSION_SECRET: 'g'.repeat(40), DATA_DIR: dataDir }, options)
    expect(config.sessionSecret).toBe('g'.repeat(40))
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('DATA_DIR', () => {
  it('that is a file is refused in one line', () => {
    const file = join(temporaryDirectory(), 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')]) {
      expect(() => parseConfig({ DATA_DIR: path }, options)).toThrow(
        `DATA_DIR: wants a directory, but ${path} is a file or lies under one`,
      )
    }
  })

  it('that may not be written to is refused in one line', () => {
    const dataDir = temporaryDirectory()
    chmodSync(dataDir, 0o500)
    expect(() => parseAsNobody({ DATA_DIR: dataDir })).toThrow(
      `DATA_DIR: wants a directory that this user may write to, which ${dataDir} is not`,
    )
  })

  it.each([
    ['EACCES', 'that this user may write to'],
    ['EROFS', 'that this user may write to'],
    ['ENOSPC', 'the disk of /d is full'],
    ['EIO', 'cannot be used (EIO)'],
  ])('fault %s is said in one sentence', (code, words) => {
    expect(dataDirFault('/d', code)).toMatch(/^DATA_DIR: wants .*$/)
    expect(dataDirFault('/d', code)).toContain(words)
  })

  it.each(['', 'short', `${'a'.repeat(43)}!`, 'a'.repeat(86), '\0'.repeat(43)])(
    'with the damaged secret %j is refused and left as it is',
    (content) => {
      const dataDir = temporaryDirectory()
      const file = join(dataDir, 'session-secret')
      writeFileSync(file, content)
      expect(() => parseConfig({ DATA_DIR: dataDir }, options)).toThrow(
        `DATA_DIR: ${file} is damaged; delete it to get a new one`,
      )
      expect(readFileSync(file, 'utf8')).toBe(content)
    },
  )

  it('with a directory in place of the secret is refused in one line', () => {
    const dataDir = temporaryDirectory()
    mkdirSync(join(dataDir, 'session-secret'))
    expect(() => parseConfig({ DATA_DIR: dataDir }, options)).toThrow('is damaged')
  })

  it('is not made for a configuration that is refused anyway', () => {
    const dataDir = join(temporaryDirectory(), 'new')
    expect(() => parseConfig({ DATA_DIR: dataDir, PORT: 'x' }, options)).toThrow('PORT')
    expect(existsSync(dataDir)).toBe(false)
  })
})
