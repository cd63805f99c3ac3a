/** A value's beginning, or what stands between values; whole, as far as it has no parts. */
const TOKEN = new RegExp(
  [
    String.raw`[ \t\r\n]+`,
    String.raw`[{}[\],:]`,
    String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"`,
    String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])`,
    String.raw`(?:true|false|null)\b`,
  ].join('|'),
  'y',
)

/** What may come next. */
type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end'

type Place = { line: number; column: number }

/**
 * Where a text stops being JSON, as people count; null where it does not. The parser's own message
 * names no place for every fault, and quotes the text, which may hold a key.
 */
export function findJsonFault(text: string): Place | null {
  const open: ('{' | '[')[] = []
  let wants: Wanted = 'value'
  let at = 0
  while (at < text.length) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) return placeOf(text, at)
    const next: Wanted | null = /^[ \t\r\n]/.test(token) ? wants : follow(token)
    if (next === null) return placeOf(text, at)
    wants = next
    at += token.length
  }
  return open.length === 0 && wants === 'comma or end' ? null : placeOf(text, at)

  function follow(token: string): Wanted | null {
    if (token === '}' || token === ']') {
      const isOpen = open.at(-1) === (token === '}' ? '{' : '[')
      if (!isOpen || !(wants === 'comma or end' || wants.endsWith('or end'))) return null
      open.pop()
      return 'comma or end'
    }
    if (token === ',') {
      if (wants !== 'comma or end' || open.length === 0) return null
      return open.at(-1) === '{' ? 'key' : 'value'
    }
    if (token === ':') return wants === 'colon' ? 'value' : null
    if (wants === 'key' || wants === 'key or end') return token.startsWith('"') ? 'colon' : null
    if (wants !== 'value' && wants !== 'value or end') return null
    if (token === '{' || token === '[') {
      open.push(token)
      return token === '{' ? 'key or end' : 'value or end'
    }
    return 'comma or end'
  }
}

function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
