import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { worldContracts } from '../../world/contracts.ts'
import { batchCalls } from '../calls/batchCalls.ts'
import { changeSettings } from '../calls/changeSettings.ts'
import { introduceModule } from '../calls/introduceModule.ts'
import { mintToken } from '../calls/mintToken.ts'
import { sendCoin } from '../calls/sendCoin.ts'
import { sendToken } from '../calls/sendToken.ts'
import { spendDaily } from '../calls/spendDaily.ts'
import { donors, issuer, owners, staff, vendors } from '../cast.ts'
import { dailyLimitModule } from '../contracts/dailyLimitModule.ts'
import { createDice } from '../createDice.ts'
import { moment } from '../moment.ts'
import { storySafes } from '../storySafes.ts'
import { storyTokens } from '../storyTokens.ts'
import type { Deed } from '../types.ts'
import { clockTime } from './clockTime.ts'
import { months } from './months.ts'
import { oddAmount } from './oddAmount.ts'

const { field, depot } = storySafes
const { usdc, orchard } = storyTokens[31338]
const { ada, ben, dario, farid } = owners

function everyMonth(): Deed[] {
  const dice = createDice(404)
  const act = { kind: 'execute', by: ben, safe: field } as const
  return months.slice(1).flatMap((month): Deed[] => {
    const at = (day: string) => moment(`${month}-${day}T${clockTime(dice)}`)
    return [
      {
        ...act,
        at: at('08'),
        call: sendCoin(staff.noor.address, oddAmount(dice, 1.5, 4, 3)),
        signers: [ada, ben],
      },
      {
        ...act,
        at: at('15'),
        call: sendToken(usdc, vendors.quay.address, oddAmount(dice, 40, 310)),
        signers: [ben, month < '2026-06' ? farid : dario],
      },
      {
        kind: 'send',
        at: at('21'),
        by: dice.pick([donors.hana, donors.wren]),
        to: field.address,
        value: parseEther(oddAmount(dice, 0.4, 2, 4)),
      },
    ]
  })
}

/** The Safes of the second chain, where every execution tells of itself. */
export function fieldOffice(): Deed[] {
  const leaf = encodeFunctionData({
    abi: parseAbi(['function mint(address to)']),
    args: [field.address],
  })
  const act = { kind: 'execute', by: ben, safe: field } as const
  return [
    { kind: 'create', at: moment('2026-01-13T08:58:03'), by: ben, safe: field },
    {
      kind: 'send',
      at: moment('2026-01-13T09:20:51'),
      by: donors.trust,
      to: field.address,
      value: parseEther('95.33'),
    },
    {
      kind: 'send',
      at: moment('2026-01-13T09:41:15'),
      by: issuer,
      ...mintToken(usdc, field.address, '18750.6'),
    },
    {
      kind: 'send',
      at: moment('2026-01-13T09:42:39'),
      by: issuer,
      ...mintToken(orchard, field.address, '640.75'),
    },
    ...everyMonth(),
    {
      ...act,
      at: moment('2026-02-17T10:07:28'),
      call: batchCalls(field, [
        sendToken(usdc, staff.kofi.address, '410.2'),
        sendToken(orchard, staff.mei.address, '25.5'),
        sendCoin(staff.tomas.address, '1.25'),
      ]),
      signers: [ada, farid],
    },
    { kind: 'send', by: ben, at: moment('2026-03-20T08:31:06'), ...dailyLimitModule.creation },
    {
      ...act,
      at: moment('2026-03-20T11:45:50'),
      call: introduceModule(field, usdc, '400'),
      signers: [ada, ben],
    },
    ...(
      [
        ['2026-04-10T09:16:24', '120.5'],
        ['2026-06-12T15:55:01', '86.4'],
        ['2026-09-11T10:24:37', '231'],
      ] as const
    ).map(([time, amount]): Deed => {
      return {
        kind: 'send',
        by: ben,
        at: moment(time),
        ...spendDaily(usdc, vendors.northlight.address, amount),
      }
    }),
    {
      ...act,
      at: moment('2026-05-21T12:09:42'),
      call: changeSettings(field, {
        functionName: 'swapOwner',
        args: [ben.address, farid.address, dario.address],
      }),
      signers: [ada, ben],
    },
    {
      ...act,
      at: moment('2026-06-23T16:31:59'),
      call: sendToken(orchard, vendors.lumen.address, '50000'),
      signers: [ada, ben],
      fails: true,
    },
    {
      kind: 'send',
      by: issuer,
      at: moment('2026-07-15T13:12:20'),
      to: worldContracts[31338].collectible,
      data: leaf,
    },
    { kind: 'create', at: moment('2026-04-16T14:00:33'), by: owners.chioma, safe: depot },
    {
      kind: 'send',
      at: moment('2026-04-16T14:06:11'),
      by: donors.hana,
      to: depot.address,
      value: parseEther('4.9'),
    },
    {
      kind: 'execute',
      at: moment('2026-08-13T09:47:25'),
      by: owners.chioma,
      safe: depot,
      call: sendCoin(vendors.quay.address, '0.4405'),
      signers: [owners.chioma],
    },
  ]
}
