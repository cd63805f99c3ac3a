import { spawn } from 'node:child_process'

/** A failure whose sentence is all a person needs; anything else is a bug and keeps its stack. */
export class PlainError extends Error {}

const live = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of live) child.kill('SIGTERM')
    // `npm start` owns its own ending (see start.mjs); every other script stops with its children.
    if (process.listenerCount(signal) === 1) process.exit(130)
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
    const result = await work()
    end(seconds(started))
    return result
  } catch (error) {
    end(`failed after ${seconds(started)}`)
    throw error
  }
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`

/**
 * Runs a command to its end. Quiet: the output is kept and shown only when it fails.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = true, env = process.env, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    live.add(child)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => {
      live.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      live.delete(child)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

/** As `run`, but a failure becomes one sentence followed by what the command said. */
export async function must(sentence, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0)
    throw new PlainError(`${sentence}\n${output.trim().split('\n').slice(-25).join('\n')}`)
  return output
}

/** Ends a script on an error: one sentence for a known fault, a stack for a bug. */
export function fail(error) {
  for (const child of live) child.kill('SIGTERM')
  process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
  process.exit(1)
}
