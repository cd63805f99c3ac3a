export type ThemeMode = 'light' | 'dark' | 'system'

export type ThemeOptions = {
  mode?: ThemeMode
  /** #rgb or #rrggbb. Its text colour is chosen so that it can be read. */
  accent?: string
  radius?: 'none' | 'small' | 'medium' | 'large'
  /** A CSS font family list. */
  font?: string
  overlay?: 'none' | 'dim' | 'blur'
}

export type Theme = ThemeMode | ThemeOptions

export type ResolvedTheme = {
  mode: ThemeMode
  overlay: string
  variables: Record<`--cs-${string}`, string>
}

/** Thrown at set-up, to the developer. */
export class InvalidThemeError extends Error {
  override readonly name = 'InvalidThemeError'
}

const RADII = {
  none: ['0px', '0px'],
  small: ['6px', '8px'],
  medium: ['12px', '16px'],
  large: ['18px', '24px'],
} as const

/** Checks a theme once and turns it into CSS variables. */
export function resolveTheme(theme: Theme): ResolvedTheme {
  const options = typeof theme === 'string' ? { mode: theme } : theme
  const { mode = 'system', accent, radius, font, overlay = 'dim' } = options
  oneOf('mode', mode, ['light', 'dark', 'system'])
  oneOf('overlay', overlay, ['none', 'dim', 'blur'])
  const variables: ResolvedTheme['variables'] = {}
  if (accent !== undefined) Object.assign(variables, accentVariables(accent))
  if (radius !== undefined) {
    oneOf('radius', radius, Object.keys(RADII))
    const [control, dialog] = RADII[radius]
    Object.assign(variables, { '--cs-radius': control, '--cs-radius-dialog': dialog })
  }
  if (font !== undefined) {
    if (/[;{}]/.test(font))
      throw new InvalidThemeError(`Theme property \`font\` is no font list: ${font}`)
    variables['--cs-font'] = font
  }
  return { mode, overlay, variables }
}

function oneOf(name: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return
  throw new InvalidThemeError(`Theme property \`${name}\` must be ${allowed.join(', ')}: ${value}`)
}

function accentVariables(accent: string): ResolvedTheme['variables'] {
  const digits =
    /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i.exec(accent)
  if (!digits)
    throw new InvalidThemeError(`Theme property \`accent\` is not a hex colour: ${accent}`)
  const channels = digits
    .slice(1)
    .filter(Boolean)
    .map((hex) => Number.parseInt(hex.length === 1 ? hex + hex : hex, 16))
  // WCAG relative luminance: white text from 4.5:1 on, black below.
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const onAccent = 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : '#0b0e14'
  return { '--cs-accent': accent, '--cs-accent-fill': accent, '--cs-on-accent': onAccent }
}
