import type { Variables } from './variables.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** WCAG AA for text. */
const READABLE = 4.5

/** An accent, what can be read on it, and what of it can be read on the background: links. */
export function accentVariables(accent: string, background: string): Variables {
  const below = parse(background)
  const onAccent = contrast(parse(accent), [255, 255, 255]) >= READABLE ? '#ffffff' : '#0b0e14'
  return {
    '--cs-accent': accent,
    '--cs-accent-fill': accent,
    '--cs-on-accent': onAccent,
    '--cs-accent-text': readable(parse(accent), below),
    '--cs-accent-soft': toHex(mix(below, parse(accent), 0.12)),
  }
}

/** The colour itself, or as little darker or lighter as makes it readable. */
function readable(colour: Colour, below: Colour): string {
  const end: Colour = luminance(below) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(colour, end, part)
    if (contrast(mixed, below) >= READABLE) return toHex(mixed)
  }
  return toHex(end)
}

function parse(hex: string): Colour {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

const toHex = (colour: Colour): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const mix = ([red, green, blue]: Colour, to: Colour, part: number): Colour => [
  red + (to[0] - red) * part,
  green + (to[1] - green) * part,
  blue + (to[2] - blue) * part,
]

/** WCAG's relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
