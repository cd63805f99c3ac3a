import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLOURS, EMOJI, emojiAvatar } from './emojiAvatar.ts'

const address = fc.stringMatching(/^0x[0-9a-f]{40}$/)

describe('emoji avatar', () => {
  it('R-UI-8 has a palette of exactly 35 different emoji', () => {
    expect(new Set(EMOJI).size).toBe(35)
    expect(new Set(COLOURS).size).toBe(COLOURS.length)
  })

  it('R-UI-8 is the same for an address in any spelling', () => {
    fc.assert(
      fc.property(address, (value) => {
        const upper = `0x${value.slice(2).toUpperCase()}`
        expect(emojiAvatar(upper)).toEqual(emojiAvatar(value))
        expect(emojiAvatar(` ${value} `)).toEqual(emojiAvatar(value))
      }),
    )
  })

  it('R-UI-8 uses the whole palette, evenly enough', () => {
    const seen = new Map<string, number>()
    for (let n = 0; n < 7_000; n += 1) {
      const { emoji } = emojiAvatar(`0x${n.toString(16).padStart(40, '0')}`)
      seen.set(emoji, (seen.get(emoji) ?? 0) + 1)
    }
    expect(seen.size).toBe(35)
    expect(Math.max(...seen.values())).toBeLessThan(3 * Math.min(...seen.values()))
  })

  it('R-UI-8 stays what it was', () => {
    expect(emojiAvatar('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toMatchInlineSnapshot(`
      {
        "colour": "#F1E7C9",
        "emoji": "🦉",
      }
    `)
  })
})
