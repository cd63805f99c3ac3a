/** As many runs show that tests are the same in all. */
const WANTED = { quiet: 3, busy: 2 }
const FINE = ['expected', 'skipped']

/**
 * What several runs of the same tests have shown: which tests were not the same in all of them, or
 * failed. A run that broke off, without a report of its tests, is named and not compared.
 * @param {{ busy: boolean, outcomes?: Record<string, string> }[]} runs what became of each test, by title
 * @returns {{ said: string, found: string[] }} a sentence about all, and a line for each find
 */
export function tallyRuns(runs) {
  const counts = { quiet: 0, busy: 0 }
  const named = runs.map(({ busy, outcomes }) => {
    const kind = busy ? 'busy' : 'quiet'
    counts[kind] += 1
    return { name: `${kind} run ${counts[kind]}`, outcomes }
  })
  const whole = named.filter(({ outcomes }) => outcomes)
  const broken = named.filter(({ outcomes }) => !outcomes)
  const titles = new Set(whole.flatMap(({ outcomes }) => Object.keys(outcomes)))
  const failing = []
  const differing = []
  for (const title of titles) {
    const became = whole.map(({ name, outcomes }) => ({ name, is: outcomes[title] ?? 'absent' }))
    const isSame = became.every(({ is }) => is === became[0].is)
    if (isSame && FINE.includes(became[0].is)) continue
    if (isSame) failing.push(`${title}: ${became[0].is} in all`)
    else differing.push(`${title}: ${oddOnes(became)}`)
  }
  const finds = [
    differing.length > 0 && `${differing.length} ${differing.length === 1 ? 'differs' : 'differ'}`,
    failing.length > 0 && `${failing.length} ${failing.length === 1 ? 'fails' : 'fail'} in all`,
    broken.length > 0 && `${broken.length} broke off`,
  ].filter(Boolean)
  const isEnough = counts.quiet >= WANTED.quiet && counts.busy >= WANTED.busy
  const enough = isEnough ? '' : `; ${WANTED.quiet} and ${WANTED.busy} are wanted`
  const verdict = finds.length > 0 ? finds.join(', ') : 'none differs'
  return {
    said: `${counts.quiet} quiet and ${counts.busy} busy runs, ${verdict}${enough}`,
    found: [...differing, ...failing, ...broken.map(({ name }) => `${name} broke off`)],
  }
}

/** What most were is not said; what is said is where it was otherwise. */
function oddOnes(became) {
  const odd = became.filter(({ is }) => is !== 'expected')
  return odd.map(({ name, is }) => `${is} in ${name}`).join(', ')
}
