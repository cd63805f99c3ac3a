import { parseEther } from 'viem'
import { mintToken } from '../../calls/mintToken.ts'
import { sendToken } from '../../calls/sendToken.ts'
import { donors, issuer } from '../../cast.ts'
import { createDice } from '../../createDice.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import { storyTokens } from '../../storyTokens.ts'
import type { Deed } from '../../types.ts'
import { clockTime } from '../clockTime.ts'
import { months } from '../months.ts'
import { oddAmount } from '../oddAmount.ts'

const { address } = storySafes.treasury
const { usdc, orchard } = storyTokens[31337]
const { hana, oskar, pia, trust, wren } = donors

/** What the donors hold before they give. */
export function endowment(): Deed[] {
  return [hana, oskar, pia, trust, wren].flatMap((donor, index) => {
    const at = moment('2026-01-06T12:00:05') + index * 60
    return [
      { kind: 'send', by: issuer, at, ...mintToken(usdc, donor.address, '24000') },
      { kind: 'send', by: issuer, at: at + 20, ...mintToken(orchard, donor.address, '9000') },
    ]
  })
}

/** What comes in, month by month: small and large, in coin and in two tokens. */
export function donations(): Deed[] {
  const dice = createDice(303)
  return months.flatMap((month) =>
    ['12', '13', '15', '17', '18', '19', '20', '21', '22', '27'].map((day): Deed => {
      const by = dice.pick([hana, oskar, pia, wren, trust])
      const at = moment(`${month}-${day}T${clockTime(dice)}`)
      const kind = dice.pick(['coin', 'usdc', 'usdc', 'orchard'] as const)
      if (kind === 'coin') {
        const value = parseEther(oddAmount(dice, 0.02, 1.4, dice.roll(2, 5)))
        return { kind: 'send', by, at, to: address, value }
      }
      const call =
        kind === 'usdc'
          ? sendToken(usdc, address, oddAmount(dice, 5, 900))
          : sendToken(orchard, address, oddAmount(dice, 1, 220, dice.roll(1, 9)))
      return { kind: 'send', by, at, ...call }
    }),
  )
}
