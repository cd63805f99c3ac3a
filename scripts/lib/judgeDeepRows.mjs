/** What a row says of a run that was whole and without a fault; anything else is open. */
const GREEN = /^[1-9]\d* passed$|^\d+ quiet and \d+ busy runs, none differs$/
/** How many of the files that changed are named. */
const NAMED = 3

/**
 * What is open of the long tests, one line for each: never run, failed, not run, or run on code that is
 * no longer there. Nothing is left out because it is old or of another platform.
 * @param {string[]} parts
 * @param {ReturnType<typeof import('./readDeepRows.mjs').readDeepRows>} rows
 * @param {(part: string, commit: string) => string[] | undefined} changedSince the files that a part
 * covers and that are not as they were; undefined where the commit is not in the history
 * @returns {string[]}
 */
export function judgeDeepRows(parts, rows, changedSince) {
  return parts.flatMap((part) => {
    const row = rows[part]
    if (!row) return [`${part}: never run`]
    const { tests, commit, date, platform } = row
    const of = `${commit} (${date}, ${platform})`
    if (tests.startsWith('not run')) return [`${part}: ${tests}, at ${of}`]
    if (!GREEN.test(tests)) return [`${part}: not green, ${tests}, at ${of}`]
    const changed = changedSince(part, commit)
    if (!changed) return [`${part}: stale, ${of} is not in the history`]
    if (changed.length === 0) return []
    const named = changed.slice(0, NAMED).join(', ')
    const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : ''
    const files = changed.length === 1 ? 'file has' : 'files have'
    return [`${part}: stale, ${changed.length} ${files} changed since ${of}: ${named}${more}`]
  })
}
