/**
 * The oldest that the packages are for: what bundlers build for when nobody says otherwise (Vite's
 * `baseline-widely-available`), Firefox's long-term release of that year, and the oldest Node that is
 * still looked after by whoever publishes it for others.
 */
export const BASELINE = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, node: 20.19 }

/** What one of them does not have, and how it is written. */
const NEWER = {
  'Map.groupBy': /\bMap\.groupBy\b/,
  'Object.groupBy': /\bObject\.groupBy\b/,
  'Promise.withResolvers': /\bPromise\.withResolvers\b/,
  'Promise.try': /\bPromise\.try\b/,
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'AbortSignal.any': /\bAbortSignal\.any\b/,
  'URL.canParse': /\bURL\.canParse\b/,
  'URL.parse': /\bURL\.parse\b/,
  'RegExp.escape': /\bRegExp\.escape\b/,
  'Error.isError': /\bError\.isError\b/,
  'Iterator helpers':
    /\b(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray|take)\(/,
  'Set methods': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'Uint8Array hex and base64': /\bUint8Array\.from(?:Hex|Base64)\b/,
  'isWellFormed, toWellFormed': /\.(?:is|to)WellFormed\(/,
  checkVisibility: /\.checkVisibility\(/,
  requestIdleCallback: /\brequestIdleCallback\(/,
  startViewTransition: /\bstartViewTransition\(/,
  showPopover: /\.showPopover\(/,
}

/**
 * The built-ins in a built file that somebody of the baseline lacks. What is asked for first
 * (`"x" in y`, `typeof y.x`) may be used.
 */
export function findNewer(code) {
  return Object.entries(NEWER)
    .filter(([name, pattern]) => {
      const [used] = pattern.exec(code) ?? []
      return used && !code.includes(`"${name}" in `) && !code.includes(`typeof ${used}`)
    })
    .map(([name]) => name)
}
