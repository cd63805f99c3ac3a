/**
 * The best of some languages for what a browser asks for: exact, then without the region; Chinese by
 * script, which the region implies.
 */
export function matchLanguage<language extends string>(
  languages: readonly language[],
  wanted: readonly string[],
): language | undefined {
  for (const tag of wanted) {
    const candidates = candidatesOf(tag)
    const language = languages.find((each) => candidates.includes(each))
    if (language) return language
  }
  return undefined
}

function candidatesOf(tag: string): readonly string[] {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize()
    return [`${language}-${script}`, language === UKRAINE ? 'uk' : language]
  } catch {
    return []
  }
}

/** The country's code, which some systems send for its language. `Intl` knows the codes of old itself. */
const UKRAINE = 'ua'
