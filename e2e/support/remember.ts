/** The same, worked out once for each key: for what depends on nothing but what it is given. */
export function remember<Given, Answer>(
  work: (given: Given) => Answer,
  keyOf: (given: Given) => string,
): (given: Given) => Answer {
  const known = new Map<string, Answer>()
  return (given) => {
    const key = keyOf(given)
    const found = known.get(key)
    if (found !== undefined) return found
    const answer = work(given)
    known.set(key, answer)
    return answer
  }
}
