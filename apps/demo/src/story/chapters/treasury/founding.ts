import { parseEther } from 'viem'
import { mintToken } from '../../calls/mintToken.ts'
import { sendToken } from '../../calls/sendToken.ts'
import { donors, issuer, owners } from '../../cast.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import { storyTokens } from '../../storyTokens.ts'
import type { Deed } from '../../types.ts'
import { asTreasury } from './asTreasury.ts'

const { treasury } = storySafes
const { usdc, orchard } = storyTokens[31337]

/** How the treasury came to be, and to its first money. */
export function founding(): Deed[] {
  const mint = { kind: 'send', by: issuer } as const
  return [
    { kind: 'create', at: moment('2026-01-07T10:02:18'), by: owners.ben, safe: treasury },
    {
      kind: 'send',
      at: moment('2026-01-07T10:15:44'),
      by: owners.ben,
      to: treasury.address,
      value: parseEther('0.05'),
    },
    {
      ...mint,
      at: moment('2026-01-07T11:20:03'),
      ...mintToken(usdc, treasury.address, '618400.25'),
    },
    {
      ...mint,
      at: moment('2026-01-07T11:26:37'),
      ...mintToken(orchard, treasury.address, '182750.5'),
    },
    {
      kind: 'send',
      at: moment('2026-01-08T08:51:12'),
      by: donors.trust,
      to: treasury.address,
      value: parseEther('84.5'),
    },
    // Every treasury begins with a payment that only tries whether payments work.
    asTreasury(moment('2026-01-08T16:40:26'), sendToken(usdc, owners.ben.address, '1')),
  ]
}
