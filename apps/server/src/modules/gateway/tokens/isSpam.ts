import type { ChainConfig } from '../../../config/types.ts'
import type { Token } from '../store/token.ts'

/** What such tokens have in their names: an address to visit, or a promise. */
const BAIT =
  /https?:|www\.|\.(com|org|net|io|xyz|app|finance|gift|site|vip|info|me|to|cc|top)\b|claim|visit|airdrop|reward|bonus/i

/** Letters that look like Latin ones, as the look-alikes of well-known tokens use them. */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'h',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ⅽ: 'c',
    ԁ: 'd',
    ո: 'n',
    '0': 'o',
    '1': 'l',
  }),
)

/** Whether a token that nobody vouches for pretends to be one that somebody does, or lures. */
export function isSpam(
  token: Token,
  listed: readonly Token[],
  { nativeCurrency }: Pick<ChainConfig, 'nativeCurrency'>,
): boolean {
  if (token.trusted) return false
  if (BAIT.test(token.name) || BAIT.test(token.symbol)) return true
  const real = [nativeCurrency.symbol, ...listed.map(({ symbol }) => symbol)].map(skeleton)
  return real.includes(skeleton(token.symbol))
}

function skeleton(text: string): string {
  const letters = [...text.normalize('NFKD').toLowerCase()]
  return letters
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('')
}
