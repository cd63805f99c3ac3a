/**
 * Whether a licence expression (SPDX) can be kept with the permitted ones: of `OR` one is enough,
 * of `AND` each is needed. An older manifest has a list to choose from.
 */
export function permits(licence, permitted) {
  if (Array.isArray(licence)) return licence.some((one) => permits(one, permitted))
  if (typeof licence === 'object' && licence !== null) return permits(licence.type, permitted)
  if (typeof licence !== 'string') return false
  const tokens = licence.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const answer = any()
  return answer && at === tokens.length

  function any() {
    let found = all()
    while (tokens[at] === 'OR') {
      at += 1
      // Read first: both sides have to be understood.
      found = all() || found
    }
    return found
  }

  function all() {
    let found = one()
    while (tokens[at] === 'AND') {
      at += 1
      found = one() && found
    }
    return found
  }

  function one() {
    const token = tokens[at++]
    if (token !== '(') return permitted.includes(token)
    const found = any()
    return tokens[at++] === ')' && found
  }
}
