import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { carryConfiguration } from './lib/debian/carryConfiguration.mjs'
import { carryNode } from './lib/debian/carryNode.mjs'
import { listSources } from './lib/debian/listSources.mjs'
import { makeBusy } from './lib/debian/makeBusy.mjs'
import { ensurePrograms } from './lib/ensurePrograms.mjs'
import { fail, must, PlainError, run, step } from './lib/steps.mjs'
import { root } from './lib/toolchain.mjs'
import { withFolder } from './lib/withFolder.mjs'

/** Debian 12, unless this machine is another one. */
const SUITE = /^VERSION_CODENAME=(\w+)$/m
const HOME = '/root/countersign'
/** What runs inside has its own mounts and processes, and leaves none of them behind. */
const INSIDE = `mount -t proc proc "$1/proc" && mount --rbind /sys "$1/sys" &&
mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/dev/shm" || exit 1
folder=$1; shift; chroot "$folder" "$@"`

/**
 * `npm test` as a new machine runs it: a bare Debian in a folder, Node and npm, a fresh clone.
 *
 *     node scripts/bareDebian.mjs [--keep] [--busy] [--times N] [part …]
 *
 * With `--busy` the machine is somebody's own: with fonts, a Node, a Postgres and settings of theirs.
 */
async function bareDebian() {
  const { keep, busy, times, parts } = readArguments(process.argv.slice(2))
  if (process.getuid?.() !== 0) throw new PlainError('Making a bare Debian wants root.')
  await ensurePrograms(['bareDebian'])
  const commit = await must('There is no commit.', 'git', ['-C', root, 'rev-parse', 'HEAD'])
  const runs = await withFolder(
    'debian',
    (folder) => runIn(folder, { commit, busy, times, parts }),
    {
      ...(keep && {
        remove: (folder) => process.stdout.write(`The bare Debian is in ${folder}.\n`),
      }),
    },
  )
  report(runs)
  process.exit(runs.length === times && runs.every(({ code }) => code === 0) ? 0 : 1)
}

/** Makes a bare Debian in a folder and runs `npm test` there. */
async function runIn(folder, { commit, busy, times, parts }) {
  await step('Making a bare Debian', () => makeDebian(folder))
  const env = await step('Adding Node and npm', async () => {
    carryNode(folder, busy ? join('usr', 'local') : 'usr')
    return carryConfiguration(folder)
  })
  const begin = busy
    ? await step('Making it somebody’s own', () => makeBusy(folder, { env, inside }))
    : ''
  const clone = ['clone', '--quiet', '--no-hardlinks', root, join(folder, HOME)]
  await step(`Cloning ${commit.slice(0, 9)}`, () => must('The clone failed.', 'git', clone))

  const runs = []
  for (let time = 1; time <= times; time++) {
    process.stdout.write(`\n══ npm test, run ${time} of ${times}\n`)
    const started = Date.now()
    const line = ['cd', HOME, '&&', 'npm', 'test', ...(parts.length > 0 ? ['--', ...parts] : [])]
    const { code } = await inside(folder, `${begin}${line.join(' ')}`, { env, quiet: false })
    runs.push({ code, took: (Date.now() - started) / 1000, steps: readSteps(folder) })
    if (code !== 0) break
  }
  return runs
}

/** Runs a line of shell in a Debian in a folder. */
function inside(folder, line, { env, quiet }) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const command = ['/usr/bin/env', '-i', ...variables, '/bin/sh', '-c', line]
  return run(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', INSIDE, 'sh', folder, ...command],
    { quiet },
  )
}

function readArguments(words) {
  const at = words.indexOf('--times')
  const times = at < 0 ? 2 : Number(words[at + 1])
  if (!Number.isInteger(times) || times < 1) throw new PlainError('--times wants a number.')
  const rest = at < 0 ? words : words.toSpliced(at, 2)
  return {
    keep: rest.includes('--keep'),
    busy: rest.includes('--busy'),
    times,
    parts: rest.filter((word) => !word.startsWith('--')),
  }
}

async function makeDebian(folder) {
  const [, suite = 'bookworm'] = SUITE.exec(readFileSync('/etc/os-release', 'utf8')) ?? []
  const { files, secure, settings } = await listSources(suite)
  const more = [
    ...settings.map((setting) => `--aptopt=${setting}`),
    // Only what apt itself needs to reach its packages.
    ...(secure ? ['--include=ca-certificates'] : []),
  ]
  const args = ['--quiet', '--variant=minbase', ...more, suite, folder, ...files]
  await must('Making a bare Debian failed.', 'mmdebstrap', args)
}

function readSteps(folder) {
  const file = join(folder, HOME, '.cache', 'steps.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function report(runs) {
  for (const [index, { code, took, steps }] of runs.entries()) {
    const verdict = code === 0 ? 'green' : 'red'
    process.stdout.write(`\nRun ${index + 1}: ${verdict}, ${took.toFixed(0)} s\n`)
    for (const { name, took: each } of steps) {
      process.stdout.write(`${each.toFixed(1).padStart(8)} s  ${name}\n`)
    }
  }
}

bareDebian().catch(fail)
