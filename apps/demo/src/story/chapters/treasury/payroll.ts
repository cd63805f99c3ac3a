import { batchCalls } from '../../calls/batchCalls.ts'
import { sendToken } from '../../calls/sendToken.ts'
import { staff } from '../../cast.ts'
import { createDice } from '../../createDice.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import { storyTokens } from '../../storyTokens.ts'
import type { Deed } from '../../types.ts'
import { months } from '../months.ts'
import { oddAmount } from '../oddAmount.ts'
import { asTreasury } from './asTreasury.ts'

const { usdc } = storyTokens[31337]

/** What each earns in half a month. */
const salaries = [
  { person: staff.ingrid, amount: 2_310 },
  { person: staff.kofi, amount: 2_045 },
  { person: staff.mei, amount: 2_460 },
  { person: staff.noor, amount: 1_980 },
  { person: staff.tomas, amount: 1_725 },
]

/** Salaries twice a month, with hours that differ: one by one, every fourth time in one batch. */
export function payroll(): Deed[] {
  const dice = createDice(101)
  return months.flatMap((month, index) =>
    ['14', '28'].flatMap((day, half) => {
      const payments = salaries.map(({ person, amount }) =>
        sendToken(usdc, person.address, oddAmount(dice, amount - 60, amount + 140)),
      )
      const start = moment(`${month}-${day}T09:0${half}:17`)
      if ((index * 2 + half) % 4 === 3) {
        return [asTreasury(start, batchCalls(storySafes.treasury, payments))]
      }
      return payments.map((call, position) => asTreasury(start + position * 137, call))
    }),
  )
}
