import { type Locale, matchLocale, type ThemeMode } from '@countersign/kit'

/** What the gallery shows; all of it stands in the address, so that a link says it. */
export type Place = {
  /** Absent: the index. */
  state: string | undefined
  theme: ThemeMode
  locale: Locale
  /** `auto` follows the language. */
  direction: 'auto' | 'ltr' | 'rtl'
  /** Shows the state in a frame of this many pixels; absent: in the whole window. */
  width: number | undefined
  /** Inside another library's modal. */
  host: 'radix' | undefined
}

const THEMES: readonly ThemeMode[] = ['system', 'light', 'dark']
const DIRECTIONS: readonly Place['direction'][] = ['auto', 'ltr', 'rtl']

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search)
  const width = Number(query.get('width'))
  return {
    state: query.get('state') ?? undefined,
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    locale: matchLocale([query.get('locale') ?? 'en']),
    direction: DIRECTIONS.find((direction) => direction === query.get('direction')) ?? 'auto',
    width: width >= 240 && width <= 3_840 ? width : undefined,
    host: query.get('host') === 'radix' ? 'radix' : undefined,
  }
}

export function writePlace({ state, theme, locale, direction, width, host }: Place): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    theme,
    locale,
    direction,
    ...(width && { width: String(width) }),
    ...(host && { host }),
  })
  return `?${query}`
}
