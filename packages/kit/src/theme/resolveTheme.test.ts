import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_COLOURS } from './defaultColours.ts'
import { InvalidThemeError, resolveTheme, type Theme } from './resolveTheme.ts'

describe('theme', () => {
  it('R-UI-3 takes light, dark and follow-the-system', () => {
    for (const mode of ['light', 'dark', 'system'] as const) {
      expect(resolveTheme(mode)).toEqual({ mode, overlay: 'dim', variables: {} })
    }
  })

  it.each<[unknown, string]>([
    ['midnight', 'mode'],
    [{ mode: 'blue' }, 'mode'],
    [{ accent: 'red' }, 'accent'],
    [{ accent: '#12345' }, 'accent'],
    [{ accent: '' }, 'accent'],
    [{ radius: 'huge' }, 'radius'],
    [{ overlay: 'fog' }, 'overlay'],
    [{ font: 'x; } body { display: none' }, 'font'],
  ])('R-UI-3 refuses %j at set-up and names `%s`', (theme, property) => {
    const resolve = () => resolveTheme(theme as Theme)
    expect(resolve).toThrow(InvalidThemeError)
    expect(resolve).toThrow(`\`${property}\``)
  })

  it.each([
    ['#0b63d8', '#ffffff'],
    ['#000', '#ffffff'],
    ['#ffeb3b', '#0b0e14'],
    ['#3898FF', '#0b0e14'],
    ['#fff', '#0b0e14'],
  ])('R-UI-3 puts readable text on the accent %s', (accent, text) => {
    expect(resolveTheme({ accent }).variables).toMatchObject({
      '--cs-accent': accent,
      '--cs-on-accent': text,
    })
  })

  it('R-UI-3 names everything that cannot be right at once', () => {
    const bad = { accent: 'red', radius: 'huge', dark: { text: 'white' } } as unknown as Theme
    for (const name of ['accent', 'radius', 'dark.text']) {
      expect(() => resolveTheme(bad)).toThrow(`\`${name}\``)
    }
  })

  it('R-UI-3 the accent reaches links, readable by day and by night', () => {
    const textOf = (mode: 'light' | 'dark') =>
      resolveTheme({ mode, accent: '#ffeb3b' }).variables['--cs-accent-text']
    // Yellow is read by night as it is; by day it is darkened.
    expect(textOf('dark')).toBe('#ffeb3b')
    expect(textOf('light')).toBe('#80761e')
    const { variables } = resolveTheme({ accent: '#ffeb3b' })
    expect(variables['--cs-accent-text']).toBe('light-dark(#80761e, #ffeb3b)')
    expect(variables['--cs-accent']).toBe('#ffeb3b')
  })

  it('R-UI-3 one mode can differ alone', () => {
    const { variables } = resolveTheme({ dark: { accent: '#ff0000', background: '#000' } })
    expect(variables).toMatchObject({
      '--cs-background': 'light-dark(#ffffff, #000)',
      '--cs-accent': 'light-dark(#0e76fd, #ff0000)',
    })
    expect(variables).not.toHaveProperty('--cs-text')
    const { variables: byDay } = resolveTheme({ mode: 'light', dark: { accent: '#ff0000' } })
    expect(byDay).toEqual({})
  })

  it('knows what the styles say', () => {
    const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
    for (const [name, [day, night]] of Object.entries(DEFAULT_COLOURS)) {
      expect(tokens).toContain(`${name}: light-dark(${day}, ${night});`)
    }
  })
})
