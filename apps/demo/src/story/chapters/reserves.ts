import { parseEther } from 'viem'
import { sendCoin } from '../calls/sendCoin.ts'
import { donors, owners, vendors } from '../cast.ts'
import { moment } from '../moment.ts'
import { storySafes } from '../storySafes.ts'
import type { Deed } from '../types.ts'

const { founders, empty } = storySafes
const { ben, elodie } = owners

/** An old Safe that is hardly used, and a new one that is not used yet. */
export function reserves(): Deed[] {
  return [
    { kind: 'create', at: moment('2026-01-06T15:03:22'), by: ben, safe: founders },
    {
      kind: 'send',
      at: moment('2026-01-06T15:08:09'),
      by: donors.trust,
      to: founders.address,
      value: parseEther('12.06'),
    },
    {
      kind: 'execute',
      at: moment('2026-03-24T10:30:52'),
      by: ben,
      safe: founders,
      call: sendCoin(vendors.lumen.address, '0.6'),
      signers: [ben],
    },
    {
      kind: 'execute',
      at: moment('2026-07-20T11:18:36'),
      by: ben,
      safe: founders,
      call: sendCoin(storySafes.treasury.address, '2.5'),
      signers: [owners.ada],
    },
    { kind: 'create', at: moment('2026-10-20T17:25:47'), by: elodie, safe: empty },
  ]
}
