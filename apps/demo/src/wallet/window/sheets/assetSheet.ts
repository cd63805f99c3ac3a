import type { AskOf } from '../../asks.ts'
import type { Sheet } from './sheet.ts'
import { addressRow, chainRow, visible } from './text.ts'

/** The page's words about a token, next to the token's own. */
export function assetSheet(ask: AskOf<'watchAsset'>): Sheet {
  const { symbol, decimals, token, chain } = ask
  const warnings: string[] = []
  if (!token) warnings.push('No token answers at this address on this network.')
  else if (token.symbol !== symbol || token.decimals !== decimals) {
    warnings.push(
      `The token calls itself ${visible(token.symbol)} with ${token.decimals} decimals. The page says otherwise.`,
    )
  }
  return {
    title: 'Watch a token',
    lead: 'The wallet will list it. Anyone can make a token with any name: check the address.',
    warnings,
    blocks: [
      {
        type: 'rows',
        rows: [
          { label: 'Symbol', value: visible(symbol) },
          { label: 'Decimals', value: `${decimals}` },
          addressRow('Token', ask.address),
          chainRow(chain),
        ],
      },
    ],
  }
}
