import { coveredFiles } from './coveredFiles.mjs'
import { DEEP_PARTS } from './deepParts.mjs'
import { judgeDeepRows } from './judgeDeepRows.mjs'
import { readDeepRows } from './readDeepRows.mjs'
import { run } from './steps.mjs'
import { root } from './toolchain.mjs'

const here = (...args) => run('git', ['-C', root, ...args])

/**
 * Says which of the rows of docs/testing.md are not true of the code as it is committed, and why.
 * @param {{ page: string, write: (text: string) => void, git?: typeof here }} of `page` is its text
 * @returns {Promise<number>} how many
 */
export async function showDeepStatus({ page, write, git = here }) {
  const rows = readDeepRows(page)
  const commits = [...new Set(Object.values(rows).map(({ commit }) => commit))]
  const changed = new Map()
  for (const commit of commits) changed.set(commit, await changedSince(git, commit))
  const parts = Object.keys(DEEP_PARTS)
  const open = judgeDeepRows(parts, rows, (part, commit) => {
    const files = changed.get(commit)
    return files && coveredFiles(part, files)
  })
  for (const line of open) write(`${line}\n`)
  write(`${parts.length - open.length} of ${parts.length} parts are green on this code.\n`)
  return open.length
}

/** By name; nothing of a commit that HEAD does not come from, for nobody can say what it was. */
async function changedSince(git, commit) {
  const { code: unknown } = await git('merge-base', '--is-ancestor', commit, 'HEAD')
  if (unknown) return undefined
  const { code, output } = await git('diff', '--name-only', '--no-renames', '-z', commit, 'HEAD')
  return code === 0 ? output.split('\0').filter(Boolean) : undefined
}
