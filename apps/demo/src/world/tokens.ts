/** The ERC-20s on each chain. */
export const tokens = {
  usdc: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  orchard: { name: 'Orchard', symbol: 'ORCH', decimals: 18 },
  // Its last letter is the Cyrillic Es: it looks like the first token and is worth nothing.
  usdcLookalike: { name: 'USD Coin', symbol: 'USD\u0421', decimals: 6 },
} as const
