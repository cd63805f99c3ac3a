/** A browser's cookies as a page sees them: names and values only, none of them too long. */
export function cookieJar() {
  const kept = new Map<string, string>()
  const written: string[] = []
  const document = {
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (text.includes('Max-Age=0')) kept.delete(name)
      else if (pair.length <= 4_096) kept.set(name, value)
    },
  }
  return { document, written, kept }
}
