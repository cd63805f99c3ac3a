/** A function that removes the given values from a text, also where JSON has escaped them. */
export function createScrubber(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]))
  // The longest first: a URL is removed whole before the key inside it is.
  const values = [...forms].sort((a, b) => b.length - a.length)
  return (text) => values.reduce((clean, value) => clean.replaceAll(value, '[removed]'), text)
}
