import { PlainError } from './steps.mjs'

/**
 * Runs what failed last, and nothing else, and says what has not been run since.
 * @param {{
 *   last: { failed: string[], notRun: string[] } | undefined,
 *   select: (part: string) => { count: number } | undefined,
 *   forget: (part: string) => void,
 *   needs?: Record<string, string[]>,
 *   run: (parts: { name: string, only?: { count: number } }[]) => Promise<{ done: { name: string, passed: number, failed: number }[], failed: string[], notRun: string[] }>,
 *   write: (text: string) => void,
 * }} of `needs` names the parts that another one stands on; what is forgotten of a part can no longer be
 * selected, and all of it is run the next time
 * @returns {Promise<{ code: number, last: { failed: string[], notRun: string[] } }>} what is to be kept
 */
export async function rerunFailed({ last, select, forget, needs = {}, run, write }) {
  if (!last) throw new PlainError('No run has ended here yet: `npm test`.')
  if (last.failed.length === 0) {
    write(`Nothing failed last time, and nothing was run now.${rest(last.notRun)}\n`)
    return { code: 0, last }
  }
  const parts = last.failed.flatMap((name) => [
    ...(needs[name] ?? []).map((each) => ({ name: each })),
    { name, only: select(name) },
  ])
  const { done, failed, notRun } = await run(parts)
  const gone = parts.filter(({ name, only }) => {
    const its = done.find((part) => part.name === name)
    return its && its.passed + its.failed < (only?.count ?? 1)
  })
  for (const { name } of gone) {
    write(`Not all that failed in ${name} is still there: all of it runs the next time.\n`)
    forget(name)
  }
  const open = new Set([...failed, ...notRun, ...gone.map(({ name }) => name)])
  const still = parts.map(({ name }) => name).filter((name) => open.has(name))
  if (still.length > 0) write(`Failed still: ${still.join(', ')}.\n`)
  else write(`What failed last passes now.${rest(last.notRun)}\n`)
  return { code: still.length > 0 ? 1 : 0, last: { failed: still, notRun: last.notRun } }
}

const rest = (parts) =>
  parts.length > 0 ? ` Not run yet: \`npm test -- ${parts.join(' ')}\`.` : ''
