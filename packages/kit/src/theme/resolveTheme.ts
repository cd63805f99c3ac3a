import { accentVariables } from './accentVariables.ts'
import { DEFAULT_COLOURS } from './defaultColours.ts'
import { isHex } from './isHex.ts'
import type { Variables } from './variables.ts'

export type ThemeMode = 'light' | 'dark' | 'system'

/** #rgb or #rrggbb each. */
export type ThemeColours = {
  /** Its text colour is chosen so that it can be read, and so is the colour of links. */
  accent?: string | undefined
  background?: string | undefined
  surface?: string | undefined
  border?: string | undefined
  text?: string | undefined
  textQuiet?: string | undefined
}

export type ThemeOptions = {
  mode?: ThemeMode | undefined
  /** The accent of both modes. */
  accent?: string | undefined
  /** What is different by day. */
  light?: ThemeColours | undefined
  /** What is different by night. */
  dark?: ThemeColours | undefined
  radius?: 'none' | 'small' | 'medium' | 'large' | undefined
  /** A CSS font family list. */
  font?: string | undefined
  overlay?: 'none' | 'dim' | 'blur' | undefined
}

export type Theme = ThemeMode | ThemeOptions

export type ResolvedTheme = { mode: ThemeMode; overlay: string; variables: Variables }

/** Thrown at set-up, to the developer: names everything that cannot be right. */
export class InvalidThemeError extends Error {
  override readonly name = 'InvalidThemeError'
}

/** Bundlers put a word in its place. */
declare const process: { env: { NODE_ENV?: string } }

const RADII = {
  none: ['0px', '0px'],
  small: ['6px', '8px'],
  medium: ['12px', '16px'],
  large: ['18px', '24px'],
} as const

/** Checks a theme once and turns it into CSS variables. */
export function resolveTheme(theme: Theme): ResolvedTheme {
  const options = typeof theme === 'string' ? { mode: theme } : theme
  const { mode = 'system', radius, font, overlay = 'dim' } = options
  // Developers are told; builds for visitors leave the telling out.
  if (process.env.NODE_ENV !== 'production') {
    const faults = findFaults(options)
    if (faults.length > 0) throw new InvalidThemeError(faults.join('\n'))
  }
  const [control, dialog] = radius ? RADII[radius] : []
  return {
    mode,
    overlay,
    variables: {
      ...colourVariables(options, mode),
      ...(control && dialog && { '--cs-radius': control, '--cs-radius-dialog': dialog }),
      ...(font !== undefined && { '--cs-font': font }),
    },
  }
}

function findFaults({ mode, radius, font, overlay, ...colours }: ThemeOptions): string[] {
  const oneOf = (name: string, value: string | undefined, allowed: readonly string[]) =>
    value === undefined || allowed.includes(value)
      ? []
      : [`Theme property \`${name}\` must be ${allowed.join(', ')}: ${value}`]
  const { accent, light, dark } = colours
  const named = [
    ['accent', accent],
    ...Object.entries(light ?? {}).map(([name, value]) => [`light.${name}`, value]),
    ...Object.entries(dark ?? {}).map(([name, value]) => [`dark.${name}`, value]),
  ]
  return [
    ...oneOf('mode', mode, ['light', 'dark', 'system']),
    ...named
      .filter(([, value]) => value !== undefined && !isHex(value))
      .map(([name, value]) => `Theme property \`${name}\` is not a hex colour: ${value}`),
    ...oneOf('radius', radius, Object.keys(RADII)),
    ...(font !== undefined && /[;{}]/.test(font)
      ? [`Theme property \`font\` is no font list: ${font}`]
      : []),
    ...oneOf('overlay', overlay, ['none', 'dim', 'blur']),
  ]
}

/** One value for both modes where they agree, else both; what nobody changed stays as it is. */
function colourVariables({ accent, light, dark }: ThemeOptions, mode: ThemeMode): Variables {
  const day = variablesOf({ accent, ...light }, 0)
  const night = variablesOf({ accent, ...dark }, 1)
  if (mode !== 'system') return mode === 'light' ? day : night
  const names = Object.keys({ ...day, ...night }) as (keyof Variables)[]
  return Object.fromEntries(
    names.map((name) => {
      const [usualDay, usualNight] = DEFAULT_COLOURS[name] ?? []
      const [byDay, byNight] = [day[name] ?? usualDay, night[name] ?? usualNight]
      return [name, byDay === byNight ? String(byDay) : `light-dark(${byDay}, ${byNight})`]
    }),
  )
}

function variablesOf({ accent, textQuiet, ...others }: ThemeColours, side: 0 | 1): Variables {
  const background = others.background ?? DEFAULT_COLOURS['--cs-background']?.[side] ?? '#fff'
  const plain = Object.entries({ ...others, 'text-quiet': textQuiet })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [`--cs-${name}`, value])
  return { ...Object.fromEntries(plain), ...(accent && accentVariables(accent, background)) }
}
