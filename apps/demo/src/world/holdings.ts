/** Who has what when the world begins: whole units as text, in the order of `worldAccounts`. */
type Holdings = {
  native: readonly string[]
  usdc: readonly string[]
  orchard: readonly string[]
  /** Sent out unasked, as such tokens are. */
  usdcLookalike: readonly string[]
  /** Positions of the holders in `worldAccounts`; the first holds collectible 1. */
  collectible: readonly number[]
}

export const holdings: Record<31337 | 31338, Holdings> = {
  31337: {
    native: [
      '412.8317',
      '187.0429',
      '96.55081',
      '254.119',
      '63.7702',
      '38.00154',
      '120.4466',
      '71.9',
      '29.31748',
      '905.62',
    ],
    usdc: [
      '18342.57',
      '9120.04',
      '2750.318204',
      '641.9',
      '12.000001',
      '0',
      '88.25',
      '0',
      '3.1',
      '250000.75',
    ],
    orchard: [
      '1204.503918273645546372',
      '77.25',
      '3310.0921',
      '0',
      '415.000000000000000001',
      '0',
      '6.6',
      '0',
      '0',
      '98000.4',
    ],
    usdcLookalike: ['5000', '5000', '0', '5000', '0', '5000', '0', '0', '0', '0'],
    collectible: [0, 1, 1, 3, 0],
  },
  31338: {
    native: [
      '88.4102',
      '340.9',
      '51.273',
      '77.01',
      '146.9935',
      '22.6',
      '301.5508',
      '45.12',
      '64.0071',
      '512.3',
    ],
    usdc: ['733.4', '15480.992', '0', '210.5', '0', '46.07', '0', '1.999999', '0', '120000.3'],
    orchard: ['0', '12.75', '940.118', '0', '0', '55.5', '0', '0', '8.000000000000001', '45000.2'],
    usdcLookalike: ['0', '7500', '7500', '0', '0', '0', '7500', '0', '0', '0'],
    collectible: [2, 0],
  },
}
