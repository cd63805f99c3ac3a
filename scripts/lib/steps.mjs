import { spawn } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { aside } from './aside.mjs'
import { logged } from './logged.mjs'
import { scope } from './scope.mjs'

/** A failure whose sentence is all a person needs; anything else is a bug and keeps its stack. */
export class PlainError extends Error {}

/** How much of what a command said is shown when it failed; all of it is in its log. */
const LAST_LINES = 40
/** How long a process that was told to end may take. */
const GRACE = 5_000
/** A command is a group of processes: whoever ends it ends what it has started, too. */
const grouped = process.platform !== 'win32'

/** The commands that run, each with its end. */
const live = new Map()
let interrupted = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    const again = interrupted
    // `npm start` owns its own ending (see start.mjs); every other script stops with its children.
    const ours = process.listenerCount(signal) === 1
    interrupted = ours
    if (again) for (const child of live.keys()) tell(child, 'SIGKILL')
    else await endAll()
    if (ours) process.exit(130)
  })
}

/** The line that has been begun and waits for its time. */
let begun

/**
 * Runs a long step with a line that says what is happening and how long it took. Steps that run
 * side by side say their titles again when they end.
 */
export async function step(title, work) {
  const started = Date.now()
  const write = (text) => process.stdout.write(text)
  write(`${begun ? '\n' : ''}• ${title} …`)
  begun = title
  const end = (text) => {
    write(begun === title ? ` ${text}\n` : `${begun ? '\n' : ''}• ${title}: ${text}\n`)
    begun = undefined
  }
  try {
    const result = await (scope.getStore()?.log ? work() : logged(fileOf(title), work))
    end(seconds(started))
    return result
  } catch (error) {
    end(`failed after ${seconds(started)}`)
    throw error
  }
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`
const fileOf = (title) =>
  title
    .replace(/\(.*/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    .join('-')
    .slice(0, 50)

/**
 * Runs a command to its end. Quiet: the output is kept and shown only when it fails. What it has
 * started and left behind ends with it when it fails, and all of it when work beside it does
 * (`together`).
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = true, env = process.env, cwd } = {}) {
  const { signal, log } = scope.getStore() ?? {}
  if (signal?.aborted) return Promise.reject(ended(command))
  return new Promise((resolve, reject) => {
    const piped = quiet || log
    const child = spawn(command, args, {
      cwd,
      env: !quiet && log && process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
      detached: grouped,
      stdio: piped ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let closed = () => {}
    live.set(child, new Promise((done) => (closed = done)))
    const stop = () => end(child)
    signal?.addEventListener('abort', stop)
    let output = ''
    const hear = (to) => (chunk) => {
      output += chunk
      if (!quiet) to.write(chunk)
    }
    child.stdout?.setEncoding('utf8').on('data', hear(process.stdout))
    child.stderr?.setEncoding('utf8').on('data', hear(process.stderr))
    const over = () => {
      signal?.removeEventListener('abort', stop)
      live.delete(child)
      closed()
      if (log) keep(log, [command, ...args].join(' '), output)
    }
    child.on('error', (error) => {
      over()
      reject(error)
    })
    // What a command has left running may hold its output open for ever: it is ended when the command
    // failed, and not listened to for long in any case.
    child.on('exit', (code) => {
      if (code !== 0) end(child)
      const enough = setTimeout(() => {
        for (const stream of [child.stdout, child.stderr]) stream?.destroy()
      }, 2 * GRACE)
      child.once('close', () => clearTimeout(enough))
    })
    child.on('close', async (code, killedBy) => {
      if (code !== 0) {
        tell(child, 'SIGKILL')
        // It is told to end, and ends a moment later: whoever cleans up must not meet it.
        await untilGone(child.pid)
      }
      over()
      // Whoever interrupts wants no report of what was interrupted.
      if (interrupted) return
      if (signal?.aborted) reject(ended(command))
      else resolve({ code: code ?? (killedBy ? 1 : 0), output })
    })
  })
}

const ended = (command) => new PlainError(`${command} was ended, for what ran beside it failed.`)

function keep(log, line, output) {
  const text = `$ ${line}\n${stripVTControlCharacters(output).trimEnd()}\n\n`
  aside(`${log} could not be written`, () => appendFileSync(log, text))
}

/** As `run`, but a failure becomes one sentence followed by what the command said. */
export async function must(sentence, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code === 0) return output
  const lines = [sentence, ...output.trim().split('\n').slice(-LAST_LINES)]
  const { log } = scope.getStore() ?? {}
  if (log) lines.push(`The whole log is in ${relative(process.cwd(), log)}.`)
  throw new PlainError(lines.join('\n'))
}

/** Ends a script on an error: one sentence for a known fault, a stack for a bug. */
export async function fail(error) {
  process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
  await endAll()
  process.exit(1)
}

async function endAll() {
  const ends = [...live.values()]
  for (const child of live.keys()) end(child)
  await Promise.all(ends)
}

/** Asks a command and all that it has started to end, and makes sure of it. */
function end(child) {
  tell(child, 'SIGTERM')
  const insist = setTimeout(() => tell(child, 'SIGKILL'), GRACE)
  child.once('close', () => clearTimeout(insist))
}

async function untilGone(group) {
  const last = Date.now() + GRACE
  while (Date.now() < last && hasMembers(group)) await setTimeoutAsync(20)
}

/** Whether anybody of a group still runs. Who has ended and was not fetched by its parent does not. */
function hasMembers(group) {
  if (!grouped || group === undefined) return false
  try {
    process.kill(-group, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    const [state, , of] = statOf(name)
    return Number(of) === group && state !== 'Z' && state !== 'X'
  })
}

/** State, parent and group of a process; nothing of one that is gone meanwhile. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function tell(child, signal) {
  if (child.pid === undefined) return
  try {
    if (grouped) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    // Nobody of it is left, which is what was wanted; some systems say EPERM of those who just ended.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}
