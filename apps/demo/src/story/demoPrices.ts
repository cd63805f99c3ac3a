import { worldContracts } from '../world/contracts.ts'

const [one, two] = [worldContracts[31337], worldContracts[31338]]

/** Nobody trades these coins and tokens: the prices are made up, and say so wherever they are used. */
export const demoPrices = {
  label: 'demo prices',
  currency: 'USD',
  rates: { CHF: '0.806', EUR: '0.864', GBP: '0.747', JPY: '149.35', NGN: '1468.5' },
  prices: {
    31337: { native: '3412.68', [one.usdc]: '0.9998', [one.orchard]: '1.3842' },
    31338: { native: '0.2145', [two.usdc]: '0.9998', [two.orchard]: '1.3765' },
  },
}
