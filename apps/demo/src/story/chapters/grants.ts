import { parseEther } from 'viem'
import { batchCalls } from '../calls/batchCalls.ts'
import { sendCoin } from '../calls/sendCoin.ts'
import { sendToken } from '../calls/sendToken.ts'
import { donors, grantees, owners } from '../cast.ts'
import { moment } from '../moment.ts'
import { storySafes } from '../storySafes.ts'
import { storyTokens } from '../storyTokens.ts'
import type { Deed } from '../types.ts'

const { grants } = storySafes
const { orchard } = storyTokens[31337]
const { ada, ben, chioma } = owners

/** The grants circle gives on what the treasury sends it every month. */
export function grantsCircle(): Deed[] {
  const act = { kind: 'execute', by: chioma, safe: grants } as const
  const give = (time: string, to: keyof typeof grantees, amount: string): Deed => {
    const call = sendToken(orchard, grantees[to].address, amount)
    return { ...act, at: moment(time), call, signers: [ben, chioma] }
  }
  return [
    { kind: 'create', at: moment('2026-01-09T09:30:27'), by: chioma, safe: grants },
    {
      kind: 'send',
      at: moment('2026-01-15T13:17:02'),
      by: donors.trust,
      to: grants.address,
      value: parseEther('3.2'),
    },
    give('2026-02-03T10:11:38', 'seeds', '95.125'),
    give('2026-03-05T10:28:14', 'meadow', '180'),
    give('2026-04-02T09:55:41', 'tidewater', '211.75'),
    {
      ...act,
      at: moment('2026-05-04T11:02:20'),
      signers: [ada, chioma],
      call: batchCalls(grants, [
        sendToken(orchard, grantees.seeds.address, '140.4'),
        sendToken(orchard, grantees.tidewater.address, '66.006'),
        sendCoin(grantees.meadow.address, '0.35'),
      ]),
    },
    give('2026-07-07T14:19:33', 'seeds', '402.9'),
    {
      ...act,
      at: moment('2026-08-11T16:44:58'),
      signers: [ada, ben],
      call: sendCoin(grantees.tidewater.address, '1.0825'),
    },
    give('2026-09-02T10:03:17', 'meadow', '318.2'),
  ]
}
