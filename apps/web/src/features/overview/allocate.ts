import type { HeldAsset } from '../../shared/assets/buildAssets.ts'

export type Allocation = { symbol: string | null; share: number }

const SHOWN = 4

/** How an account's worth is spread: the largest parts by symbol, the rest together as `null`. */
export function allocate(assets: readonly HeldAsset[]): Allocation[] {
  const worth = assets
    .map(({ token, fiat }) => ({ symbol: token.symbol, value: Number(fiat ?? 0) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
  const total = worth.reduce((sum, { value }) => sum + value, 0)
  const parts = worth.slice(0, SHOWN).map(({ symbol, value }) => ({ symbol, share: value / total }))
  const rest = worth.slice(SHOWN).reduce((sum, { value }) => sum + value, 0)
  return rest > 0 ? [...parts, { symbol: null, share: rest / total }] : parts
}
