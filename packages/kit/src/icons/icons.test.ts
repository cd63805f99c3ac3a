import { expect, it, test } from 'vitest'
import { isTestnet } from './isTestnet.ts'
import { CHAIN_PICTURES, TOKEN_PICTURES } from './pictures.ts'
import { ripple } from './ripple.ts'

const pictures = [...new Set([...Object.values(CHAIN_PICTURES), ...Object.values(TOKEN_PICTURES)])]
const toSvg = (uri: string) => decodeURIComponent(uri.slice(uri.indexOf(',') + 1))

test('R-UI-2 every common chain has an icon of its own, and so have common coins and tokens', () => {
  const common = [1, 10, 56, 100, 137, 324, 8453, 42161, 42220, 43114, 59144, 81457, 534352]
  const found = common.map((id) => CHAIN_PICTURES[id])
  expect(new Set(found).size).toBe(common.length)
  expect(found).not.toContain(undefined)
  const symbols = ['ETH', 'WETH', 'USDC', 'USDT', 'DAI', 'XDAI', 'POL', 'BNB', 'AVAX', 'WBTC']
  const coins = symbols.map((symbol) => TOKEN_PICTURES[symbol])
  expect(new Set(coins).size).toBe(symbols.length)
  expect(coins).not.toContain(undefined)
})

test.each(pictures.map((uri, index) => [index, uri] as const))(
  'R-WAL-10 icon %i is one small square picture of shapes alone',
  (_, uri) => {
    expect(uri).toMatch(/^data:image\/svg\+xml,%3Csvg /)
    expect(uri.length).toBeLessThanOrEqual(4_096)
    const svg = toSvg(uri)
    expect(svg).toMatch(/^<svg [^>]*viewBox='0 0 24 24'/)
    expect(svg).not.toMatch(/<(script|foreignObject|style|image|use|a|animate|set|iframe|text)\b/i)
    expect(svg).not.toMatch(/\s(on\w+|href|style|class)=/i)
    expect(svg.replace("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(
      /https?:|\/\/|data:|url\((?!#)/i,
    )
  },
)

it.each([
  [{ id: 1 }, false],
  [{ id: 11155111 }, true],
  [{ id: 84532 }, true],
  [{ id: 31337 }, false],
  // What the app says of its own chain counts.
  [{ id: 987_654, testnet: true }, true],
  [{ id: 11155111, testnet: false }, false],
])('R-UI-2 %j is a test network: %s', (chain, expected) => {
  expect(isTestnet(chain)).toBe(expected)
})

it('R-UI-2 whoever wears another network’s icon is told apart as a test network', () => {
  // Two networks that are both real: opBNB belongs to BNB, and a local one has two usual numbers.
  const real = ['204', '31337']
  const alone = Object.entries(CHAIN_PICTURES).filter(
    ([id]) => !real.includes(id) && !isTestnet({ id: Number(id) }),
  )
  expect(new Set(alone.map(([, picture]) => picture)).size).toBe(alone.length)
})

it('R-UI-2 what has no picture has a pattern, always the same, and seldom its neighbour’s', () => {
  expect(ripple('987654')).toEqual(ripple('987654'))
  const seen = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify(ripple(String(9_000 + index))),
  )
  expect(new Set(seen).size).toBe(40)
})
