import { relative } from 'node:path'
import { logged } from './logged.mjs'
import { PlainError } from './steps.mjs'

/**
 * Runs parts in order. Neighbours that share a `beside` run together, for they leave a core free;
 * what they say is shown one after the other. The first failure ends the run and is named, and so
 * is everything that was not run because of it.
 * @param {{ name: string, title: string, beside?: string, work: (say: (text: string) => void) => Promise<{ passed: number, failed: number }> }[]} parts
 */
export async function runParts(parts, { write, now = Date.now, keep = logged } = {}) {
  const done = []
  for (const group of groups(parts)) {
    const results = await Promise.all(group.map((part) => one(part, group.length > 1)))
    done.push(...results)
    if (results.some(({ failed }) => failed > 0)) break
  }
  const failed = done.filter((part) => part.failed > 0).map(({ name }) => name)
  const notRun = parts.slice(done.length).map(({ name }) => name)
  return { done, failed, notRun }

  async function one({ name, title, work }, together) {
    const heading = `\n── ${title}\n`
    let kept = ''
    const say = (text) => {
      if (together) kept += text
      else write(text)
    }
    say(heading)
    const started = now()
    let log
    const { passed, failed } = await keep(name, async (file) => {
      log = relative(process.cwd(), file)
      return work(say)
    }).catch((error) => {
      say(`${error instanceof PlainError ? error.message : error.stack}\n`)
      return { passed: 0, failed: 1 }
    })
    const took = (now() - started) / 1000
    say(`   ${name}: ${passed} passed, ${failed} failed (${took.toFixed(1)} s)\n`)
    if (failed > 0) say(`   The whole log of ${name} is in ${log}.\n`)
    if (together) write(kept)
    return { name, passed, failed, took }
  }
}

function groups(parts) {
  const found = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.beside && last?.[0].beside === part.beside) last.push(part)
    else found.push([part])
  }
  return found
}
