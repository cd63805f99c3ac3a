import type { Dice } from '../createDice.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** A time of a working day, such as `14:07:52`. */
export function clockTime(dice: Dice): string {
  return `${two(dice.roll(8, 17))}:${two(dice.roll(0, 59))}:${two(dice.roll(0, 59))}`
}
