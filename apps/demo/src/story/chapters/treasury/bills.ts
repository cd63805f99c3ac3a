import { sendCoin } from '../../calls/sendCoin.ts'
import { sendToken } from '../../calls/sendToken.ts'
import { grantees, vendors } from '../../cast.ts'
import { createDice } from '../../createDice.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import { storyTokens } from '../../storyTokens.ts'
import type { Deed } from '../../types.ts'
import { clockTime } from '../clockTime.ts'
import { months } from '../months.ts'
import { oddAmount } from '../oddAmount.ts'
import { asTreasury } from './asTreasury.ts'

const { usdc, orchard } = storyTokens[31337]

/** Bills and grants of every month. */
export function bills(): Deed[] {
  const dice = createDice(202)
  return months.flatMap((month, index) => {
    const on = (day: string, call: Parameters<typeof asTreasury>[1]) =>
      asTreasury(moment(`${month}-${day}T${clockTime(dice)}`), call)
    const dollars = (to: { address: `0x${string}` }, low: number, high: number) =>
      sendToken(usdc, to.address, oddAmount(dice, low, high))
    return [
      on('09', dollars(vendors.harbour, 1_900, 2_900)),
      on('11', dollars(vendors.northlight, 412, 655)),
      on('16', dollars(vendors.paperboat, 240, 3_100)),
      on('23', dollars(vendors.harbour, 1_200, 2_100)),
      on('24', sendCoin(grantees.meadow.address, oddAmount(dice, 0.2, 2, 4))),
      on('25', sendToken(orchard, grantees.seeds.address, oddAmount(dice, 300, 1_400, 6))),
      on('26', dollars(grantees.tidewater, 700, 2_250)),
      on('27', sendToken(orchard, storySafes.grants.address, oddAmount(dice, 200, 900, 3))),
      ...(index % 3 === 0 ? [on('10', dollars(vendors.lumen, 880, 940))] : []),
    ]
  })
}
