import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from './lib/files.mjs'
import { findMissing } from './lib/findMissing.mjs'
import { findProgram } from './lib/findProgram.mjs'
import { missingLine } from './lib/missingLine.mjs'
import { PROGRAMS } from './lib/programs.mjs'
import { programTable } from './lib/programTable.mjs'
import { startedPrograms } from './lib/startedPrograms.mjs'
import { root } from './lib/toolchain.mjs'

const OURS =
  /^(scripts|e2e|bench|apps\/\w+\/scripts)\/|\/testing(-only)?\/|\.(test|spec)\.(ts|tsx|mjs)$/
/** Starts what it is given; whoever gives is looked at. */
const RUNNER = 'scripts/lib/steps.mjs'
/** Brings programs, and is asked only where it is. */
const INSTALLER = ['scripts/lib/installDebian.mjs', 'apt-get']

describe('what tests start', () => {
  const files = listFiles(root)
    .map((file) => relative(root, file))
    .filter((file) => OURS.test(file) && /\.(ts|tsx|mjs)$/.test(file) && file !== RUNNER)
  const started = files.flatMap((file) =>
    startedPrograms(file, readFileSync(join(root, file), 'utf8')).map((each) => ({
      file,
      ...each,
    })),
  )

  it('is on the list of programs, by name', () => {
    const known = new Set(['node', 'npm'])
    for (const [name, { any = [], all = [], variable }] of Object.entries(PROGRAMS)) {
      for (const each of [name, ...any, ...all, variable && `$${variable}`]) known.add(each)
    }
    const strangers = started
      .filter(({ file, program }) => !(file === INSTALLER[0] && program === INSTALLER[1]))
      .filter(({ program }) => !known.has(program))
      .map(({ file, line, program }) => `${file}:${line} starts ${program ?? 'it knows what'}`)
    expect(strangers).toEqual([])
  })

  it('is found by looking', () => {
    const programs = new Set(started.map(({ program }) => program))
    const some = ['node', 'initdb', 'postgres', 'ps', 'id', 'taskset', 'fc-list', 'chromium']
    expect([...programs]).toEqual(expect.arrayContaining(some))
  })
})

it('CONTRIBUTING.md lists the same programs', () => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(programTable())
})

describe('looking for a program', () => {
  const machine = (files, env = {}) => ({
    env: { PATH: '/bin:/usr/bin', ...env },
    exists: (path) => files.some((file) => file === path || file.startsWith(`${path}/`)),
    list: (folder) => [
      ...new Set(
        files
          .filter((file) => file.startsWith(`${folder}/`))
          .map((file) => file.slice(folder.length + 1).split('/')[0]),
      ),
    ],
  })
  const postgres = (version) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore'].map(
      (name) => `/usr/lib/postgresql/${version}/bin/${name}`,
    )

  it('takes the first name on the PATH', () => {
    expect(findProgram('chromium', machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium')
    expect(findProgram('chromium', machine(['/usr/bin/caddy']))).toBeUndefined()
  })

  it('takes what a variable says, whatever else there is', () => {
    const files = ['/opt/chrome', '/usr/bin/chromium']
    expect(findProgram('chromium', machine(files, { CHROMIUM_PATH: '/opt/chrome' }))).toBe(
      '/opt/chrome',
    )
  })

  it('does not pass over a variable that points to nothing', () => {
    const wrong = machine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/nowhere' })
    expect(() => findProgram('chromium', wrong)).toThrow(
      'CHROMIUM_PATH is set to /nowhere, where chromium is not.',
    )
  })

  it('takes the newest Postgres that is whole', () => {
    const files = [...postgres(9), ...postgres(15), '/usr/lib/postgresql/17/bin/postgres']
    expect(findProgram('postgresql', machine(files))).toBe('/usr/lib/postgresql/15/bin')
  })

  it('names what a part needs and does not have, fonts included', async () => {
    const find = (name) => (name === 'fontconfig' ? '/usr/bin/fc-list' : undefined)
    const listFonts = async () => new Set(['Noto Sans', 'Noto Color Emoji'])
    const here = { find, listFonts, platform: 'linux' }
    expect(await findMissing(['unit', 'e2e'], here)).toEqual([
      'chromium',
      'chromium-headless-shell',
      'firefox-esr',
      'WebKitWebDriver',
      'MiniBrowser',
      'Xvfb',
      'Noto Sans',
      'Noto Sans CJK',
      'DejaVu Sans Mono',
    ])
    expect(await findMissing(['unit'], here)).toEqual([])
    expect(await findMissing(['e2e'], { ...here, platform: 'darwin' })).toEqual([
      'chromium',
      'firefox-esr',
    ])
  })

  it('wants what emulates a processor only on another', async () => {
    const here = { find: () => undefined, platform: 'linux' }
    expect(await findMissing(['simulate'], { ...here, processor: 'arm64' })).toEqual([
      'qemu-x86_64',
    ])
    expect(await findMissing(['simulate'], { ...here, processor: 'x64' })).toEqual([])
    expect(
      await findMissing(['simulate'], { ...here, platform: 'darwin', processor: 'arm64' }),
    ).toEqual([])
  })

  it('says in one line what is missing and how to get it', () => {
    expect(missingLine(['chromium', 'Noto Sans', 'caddy'])).toBe(
      'Missing: chromium, Noto Sans, caddy. On Debian: `apt-get install --no-install-recommends chromium fonts-noto-core caddy` as root, or set CHROMIUM_PATH, CADDY_PATH.',
    )
  })
})
