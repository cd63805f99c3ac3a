import { capitalLike, tableOf } from './symbolSkeleton.ts'

/** Small letters of other scripts, capitals and digits, by the small Latin letter they look like. */
const SMALL = tableOf([
  ['a', 'аɑα'],
  ['b', 'вЬь'],
  ['c', 'сϲⅽ'],
  ['d', 'ԁⅾ'],
  ['e', 'еҽє'],
  ['g', 'ɡց'],
  ['h', 'һհн'],
  ['i', 'іιıɩ'],
  ['j', 'јϳ'],
  ['k', 'κк'],
  ['l', 'Iӏⅼ|1ΙІӀ'],
  ['m', 'мⅿ'],
  ['n', 'пηո'],
  ['o', 'оοσօ0'],
  ['p', 'рρ'],
  ['q', 'ԛզ'],
  ['r', 'г'],
  ['s', 'ѕ5$'],
  ['t', 'тτ'],
  ['u', 'υսц'],
  ['v', 'νѵⅴ'],
  ['w', 'ωԝш'],
  ['x', 'хχⅹ'],
  ['y', 'уγү'],
  ['z', 'ᴢ'],
])

/** Read as one letter when they stand close. */
const PAIRS: readonly [string, string][] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]

/**
 * By what names are told apart: whatever their capitals, and by what they look like. Two names that
 * share either key cannot both be somebody's.
 */
export function nameKeys(name: string): readonly [folded: string, look: string] {
  const letters = [...name.normalize('NFKD')].filter(
    (letter) => !/[\p{Mark}\p{Z}\p{C}\p{P}\p{Default_Ignorable_Code_Point}]/u.test(letter),
  )
  const look = letters
    .map((letter) => SMALL.get(letter) ?? capitalLike(letter)?.toLowerCase() ?? small(letter))
    .join('')
  const folded = letters.join('').toUpperCase().toLowerCase()
  return [
    `fold ${folded}`,
    `look ${PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), look)}`,
  ]
}

function small(letter: string): string {
  const lower = letter.toLowerCase()
  return SMALL.get(lower) ?? lower
}
