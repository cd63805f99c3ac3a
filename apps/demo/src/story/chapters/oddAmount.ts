import type { Dice } from '../createDice.ts'

/** An amount between two others with so many digits behind the point, such as `2480.35`. */
export function oddAmount(dice: Dice, low: number, high: number, digits = 2): string {
  const scale = 10 ** digits
  const units = dice.roll(Math.round(low * scale), Math.round(high * scale))
  return (units / scale).toFixed(digits)
}
