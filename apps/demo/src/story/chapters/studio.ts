import { parseEther } from 'viem'
import { sendCoin } from '../calls/sendCoin.ts'
import { sendToken } from '../calls/sendToken.ts'
import { donors, owners, vendors } from '../cast.ts'
import { orchardPoints } from '../contracts/orchardPoints.ts'
import { moment } from '../moment.ts'
import { storySafes } from '../storySafes.ts'
import type { Deed, Signer } from '../types.ts'

const { committee, studio } = storySafes
const { ada, ben, chioma, elodie } = owners

/** A Safe that belongs to Ada and to another Safe, which signs through two of its own owners. */
export function printStudio(): Deed[] {
  const through = (...signers: [typeof ben, typeof ben]): Signer => ({ safe: committee, signers })
  return [
    { kind: 'create', at: moment('2026-02-10T09:12:40'), by: elodie, safe: committee },
    { kind: 'create', at: moment('2026-02-10T09:40:05'), by: elodie, safe: studio },
    {
      kind: 'send',
      at: moment('2026-02-11T12:25:31'),
      by: donors.oskar,
      to: studio.address,
      value: parseEther('6.75'),
    },
    {
      kind: 'execute',
      at: moment('2026-03-11T15:37:56'),
      by: ben,
      safe: studio,
      call: sendCoin(vendors.paperboat.address, '0.8402'),
      signers: [ada, through(ben, chioma)],
    },
    {
      kind: 'execute',
      at: moment('2026-06-16T09:21:44'),
      by: elodie,
      safe: studio,
      call: sendCoin(vendors.harbour.address, '1.115'),
      signers: [ada, through(chioma, elodie)],
    },
    {
      kind: 'execute',
      at: moment('2026-09-15T10:49:13'),
      by: ben,
      safe: committee,
      call: sendToken(orchardPoints, vendors.paperboat.address, '12.5'),
      signers: [ben, elodie],
    },
  ]
}
