import { approveToken } from '../../calls/approveToken.ts'
import { changeSettings } from '../../calls/changeSettings.ts'
import { introduceModule } from '../../calls/introduceModule.ts'
import { sendToken } from '../../calls/sendToken.ts'
import { signOnChain } from '../../calls/signOnChain.ts'
import { spendDaily } from '../../calls/spendDaily.ts'
import { grantees, owners, staff, vendors } from '../../cast.ts'
import { dailyLimitModule } from '../../contracts/dailyLimitModule.ts'
import { orchardPoints, orchardPointsCreation } from '../../contracts/orchardPoints.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import { storyTokens } from '../../storyTokens.ts'
import type { Deed } from '../../types.ts'
import { asTreasury, treasuryChanges } from './asTreasury.ts'

const { treasury } = storySafes
const { usdc } = storyTokens[31337]
const { chioma, dario, elodie, farid } = owners

/** Owners and threshold: the list of owners begins with whoever came last. */
function ownership(): Deed[] {
  const { elodieJoins, threeSign, darioForFarid } = treasuryChanges
  return [
    asTreasury(
      elodieJoins,
      changeSettings(treasury, {
        functionName: 'addOwnerWithThreshold',
        args: [elodie.address, 2n],
      }),
    ),
    asTreasury(
      threeSign,
      changeSettings(treasury, { functionName: 'changeThreshold', args: [3n] }),
    ),
    asTreasury(
      darioForFarid,
      changeSettings(treasury, {
        functionName: 'swapOwner',
        args: [chioma.address, farid.address, dario.address],
      }),
    ),
  ]
}

/** A module for small expenses: made, let in, and used by single owners. */
function pettyCash(): Deed[] {
  const spent = [
    ['2026-03-19T11:20:40', chioma, vendors.quay, '84.6'],
    ['2026-04-08T09:14:02', elodie, staff.kofi, '212.35'],
    ['2026-05-06T16:02:31', chioma, vendors.quay, '91.2'],
    ['2026-06-03T08:47:55', dario, vendors.paperboat, '640'],
    ['2026-07-02T12:30:19', elodie, vendors.quay, '77.85'],
    ['2026-08-05T10:05:08', dario, staff.mei, '1180.4'],
    ['2026-09-03T14:41:27', chioma, vendors.quay, '102.15'],
    ['2026-10-01T09:58:46', dario, vendors.northlight, '39.99'],
  ] as const
  return [
    {
      kind: 'send',
      by: chioma,
      at: moment('2026-03-17T10:31:12'),
      ...dailyLimitModule.creation,
    },
    asTreasury(moment('2026-03-17T15:22:38'), introduceModule(treasury, usdc, '1500')),
    ...spent.map(([time, by, to, amount]): Deed => {
      return { kind: 'send', by, at: moment(time), ...spendDaily(usdc, to.address, amount) }
    }),
  ]
}

/** Settings, the module, and what happens once in a year. */
export function governance(): Deed[] {
  const beyondMeans = sendToken(usdc, grantees.meadow.address, '4800000')
  const points = (time: string, to: { address: `0x${string}` }, amount: string) =>
    asTreasury(moment(time), sendToken(orchardPoints, to.address, amount))
  return [
    ...ownership(),
    ...pettyCash(),
    asTreasury(
      moment('2026-03-03T11:09:50'),
      approveToken(usdc, vendors.northlight.address, '1200'),
    ),
    asTreasury(moment('2026-08-04T09:33:16'), approveToken(usdc, vendors.northlight.address, '0')),
    asTreasury(moment('2026-04-07T14:12:29'), orchardPointsCreation),
    points('2026-04-09T10:44:13', staff.tomas, '120'),
    points('2026-06-05T13:21:36', grantees.seeds, '450.5'),
    points('2026-09-07T15:50:04', storySafes.committee, '75.25'),
    // A slip of two digits that the chain noticed.
    asTreasury(moment('2026-04-21T17:03:44'), beyondMeans, { fails: true }),
    asTreasury(
      moment('2026-06-09T12:15:21'),
      signOnChain('The Orchard treasury publishes its accounts every month.'),
    ),
  ]
}
