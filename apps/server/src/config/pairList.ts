import * as v from 'valibot'

/** More than anybody writes by hand. */
const MAX_PAIRS = 64
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,128}$/

/**
 * `name=value,name=value` with percent-encoded values, as OpenTelemetry's variables are written. What is
 * wrong is not repeated: a value may be a key.
 */
export function pairList(value: RegExp, such: string) {
  const wants = `wants at most ${MAX_PAIRS} pairs, percent-encoded, such as ${such}`
  return v.pipe(
    v.string(),
    v.transform(splitPairs),
    v.check(
      (pairs) =>
        pairs.length <= MAX_PAIRS &&
        pairs.every(([name, held]) => NAME.test(name) && held !== undefined && value.test(held)),
      wants,
    ),
    v.transform((pairs) =>
      Object.fromEntries(pairs.map(([name, held]): [string, string] => [name, held ?? ''])),
    ),
  )
}

function splitPairs(text: string): [name: string, value: string | undefined][] {
  const items = text.split(',').map((item) => item.trim())
  return items
    .filter((item) => item !== '')
    .map((item) => {
      const at = item.indexOf('=')
      return [item.slice(0, Math.max(at, 0)).trim(), decode(item.slice(at + 1).trim())]
    })
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
