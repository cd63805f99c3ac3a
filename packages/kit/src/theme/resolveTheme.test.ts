import { describe, expect, it } from 'vitest'
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
})
