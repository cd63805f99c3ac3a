import { expect, it } from 'vitest'
import { startedPrograms } from './startedPrograms.mjs'

const CHILD = "import { spawn, execFileSync, execFile, exec, fork } from 'node:child_process'\n"
const STEPS = "import { run, must } from './lib/steps.mjs'\n"

it.each([
  ['a name', `${CHILD}spawn('nginx', ['-v'])`, ['nginx']],
  ['a path', `${CHILD}execFileSync('/usr/bin/redis-server')`, ['redis-server']],
  ['a line for the shell', `${CHILD}exec('ffmpeg -i x')`, ['ffmpeg']],
  ['a file of a folder', `${CHILD}spawn(join(bin, 'initdb'), [])`, ['initdb']],
  ['Node', `${CHILD}spawn(process.execPath, [])`, ['node']],
  ['a fork, which is Node', `${CHILD}fork('x.mjs')`, []],
  ['a variable', `${CHILD}spawn(process.env.CADDY_PATH, [])`, ['$CADDY_PATH']],
  ['a constant', `${CHILD}const it: string = process.env.A\nspawn(it)`, ['$A']],
  ['a promise', `${CHILD}await promisify(execFile)('ls', [])`, ['ls']],
  ['another name', "import { spawn as go } from 'child_process'\ngo('ls')", ['ls']],
  ['a namespace', "import * as child from 'node:child_process'\nchild.spawn('ls')", ['ls']],
  [
    'our own runner',
    `${STEPS}run('fc-list')\nmust('It failed.', 'apt-get')`,
    ['fc-list', 'apt-get'],
  ],
  ['the list', `${CHILD}spawn(findProgram('git'))`, ['git']],
  ['what Playwright starts', `const x = { command: \`node \${file}\` }`, ['node']],
  ['a browser', "launch({ executablePath: '/opt/firefox' })", ['firefox']],
  ['a fallback', `${CHILD}spawn(process.env.CADDY_PATH ?? 'nginx')`, [undefined]],
  ['what is handed in', `${CHILD}const go = (it) => spawn(it)`, [undefined]],
  ['somebody else’s spawn', "import { spawn } from './fish.ts'\nspawn('salmon')", []],
])('reads %s', (_, source, programs) => {
  expect(startedPrograms('x.ts', source).map(({ program }) => program)).toEqual(programs)
})

it('says in which line', () => {
  expect(startedPrograms('x.ts', `${CHILD}\nspawn('ls')`)).toEqual([{ line: 3, program: 'ls' }])
})
